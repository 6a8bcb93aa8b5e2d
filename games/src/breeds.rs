//! The breeds of dogs, shared by all games with dogs.
//!
//! Lists are sorted by this order before they are shuffled, so it must never change. New breeds are added at the end.

use crate::frame::words;

words! {
    pub enum Breed {
        /// A mongrel.
        ViraLata = "vira_lata",
        PitBull = "pit_bull",
        BassetHound = "basset_hound",
        /// A German shepherd.
        PastorAlemao = "pastor_alemao",
        Poodle = "poodle",
        Beagle = "beagle",
        Labrador = "labrador",
        /// A dalmatian.
        Dalmata = "dalmata",
        Rottweiler = "rottweiler",
        Bulldog = "bulldog",
        GoldenRetriever = "golden_retriever",
        /// A St Bernard.
        SaoBernardo = "sao_bernardo",
        /// A Yorkshire terrier.
        Yorkshire = "yorkshire",
        BorderCollie = "border_collie",
        ChowChow = "chow_chow",
        Dachshund = "dachshund",
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
