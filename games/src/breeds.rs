//! The breeds of dogs, for all games of dogs.
//!
//! Their order decides how packs are sorted before they are shuffled: it never changes, and new ones come last.

use crate::frame::words;

words! {
    /// The breeds of dogs.
    pub enum Breed {
        /// A mongrel.
        ViraLata = "vira_lata",
        /// A pit bull.
        PitBull = "pit_bull",
        /// A basset hound.
        BassetHound = "basset_hound",
        /// A German shepherd.
        PastorAlemao = "pastor_alemao",
        /// A poodle.
        Poodle = "poodle",
        /// A beagle.
        Beagle = "beagle",
        /// A labrador.
        Labrador = "labrador",
        /// A dalmatian.
        Dalmata = "dalmata",
        /// A rottweiler.
        Rottweiler = "rottweiler",
        /// A bulldog.
        Bulldog = "bulldog",
        /// A golden retriever.
        GoldenRetriever = "golden_retriever",
        /// A St Bernard.
        SaoBernardo = "sao_bernardo",
        /// A Yorkshire terrier.
        Yorkshire = "yorkshire",
        /// A border collie.
        BorderCollie = "border_collie",
        /// A chow chow.
        ChowChow = "chow_chow",
        /// A dachshund.
        Dachshund = "dachshund",
        /// A husky.
        Husky = "husky",
    }
}

#[cfg(test)]
mod tests {
    use super::Breed;

    #[test]
    fn the_order_decides_shuffles_and_never_changes() {
        let words: Vec<_> = Breed::ALL.iter().map(|breed| breed.word()).collect();
        let first = [
            "vira_lata",
            "pit_bull",
            "basset_hound",
            "pastor_alemao",
            "poodle",
            "beagle",
            "labrador",
            "dalmata",
            "rottweiler",
            "bulldog",
            "golden_retriever",
            "sao_bernardo",
            "yorkshire",
            "border_collie",
            "chow_chow",
            "dachshund",
            "husky",
        ];
        assert_eq!(words[..first.len()], first);
        assert!(Breed::ALL.is_sorted());
    }
}
