//! Checks and normalizes names, so that they can be read and told apart.

use protocol::{CircleId, MatchId, PersonKey, UserId, limits};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory as Category, UnicodeEmoji as _, UnicodeGeneralCategory as _};
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{GeneralSecurityProfile as _, skeleton};

/// The limit of combining marks on one letter. Hebrew and Thai use up to three; more would cover the lines above.
const MAX_MARKS: usize = 3;
/// Characters that are invisible although Unicode does not classify them as such.
const BLANK: [char; 4] = ['\u{2800}', '\u{fffc}', '\u{1d159}', '\u{3164}'];
/// Joins emoji into one, or gives letters of some scripts the right shape.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];
/// Shows the preceding character as an emoji.
const EMOJI_SELECTOR: char = '\u{fe0f}';

/// A name in the form in which it is stored: in Unicode's form NFC, with single spaces, short, and made of visible
/// characters. `None` if the name is not allowed.
#[must_use]
pub fn normalize_name(name: &str) -> Option<String> {
    normalized(name, limits::NAME_CHARS)
}

/// The same for the name of a circle, which may be longer.
#[must_use]
pub fn normalize_circle_name(name: &str) -> Option<String> {
    normalized(name, limits::CIRCLE_NAME_CHARS)
}

fn normalized(name: &str, most_chars: usize) -> Option<String> {
    // Single spaces replace white space of any kind, but control characters such as line breaks are refused: nobody
    // types them by mistake.
    if name.trim().chars().any(char::is_control) {
        return None;
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").nfc().collect();
    let letters: Vec<char> = name.chars().collect();
    let is_short = (1..=most_chars).contains(&letters.len());
    let is_visible = (0..letters.len()).all(|at| is_allowed(&letters, at));
    let begins = letters.first().is_some_and(|&first| !is_combining_mark(first));
    (is_short && is_visible && !has_many_marks(&letters) && begins).then_some(name)
}

/// The key of a user in messages about a match. It is the same on all servers and after every restart without being
/// stored. Nobody can find out a user id from it, because ids are random.
#[must_use]
pub fn person_key(id: MatchId, user: UserId) -> PersonKey {
    key_within(id.0.as_bytes(), user)
}

/// The key of a user in messages about one circle.
#[must_use]
pub fn member_key(id: CircleId, user: UserId) -> PersonKey {
    key_within(id.0.as_bytes(), user)
}

fn key_within(scope: &[u8; 16], user: UserId) -> PersonKey {
    let digest = Sha256::new().chain_update(scope).chain_update(user.0.as_bytes()).finalize();
    let (first, _) = digest.as_slice().split_first_chunk().expect("the digest has 32 bytes");
    PersonKey(u64::from_be_bytes(*first))
}

/// Whether a character is allowed at its position in a name.
fn is_allowed(letters: &[char], at: usize) -> bool {
    let c = letters[at];
    let before = at.checked_sub(1).map(|at| letters[at]);
    if c == EMOJI_SELECTOR {
        return before.is_some_and(|before| before.is_emoji_char());
    }
    if JOINERS.contains(&c) {
        return before.zip(letters.get(at + 1)).is_some_and(|(before, &after)| may_join(before, after));
    }
    if is_variation_of_kanji(c) {
        return before.is_some_and(|before| before.script() == Script::Han);
    }
    let is_nothing = BLANK.contains(&c)
        || c.identifier_type() == Some(IdentifierType::Default_Ignorable)
        || matches!(
            c.general_category(),
            Category::Control
                | Category::Format
                | Category::Surrogate
                | Category::PrivateUse
                | Category::Unassigned
                | Category::LineSeparator
                | Category::ParagraphSeparator
        );
    !is_nothing
}

/// Whether a longer text can be read where others read it: something in it is visible, nothing turns the direction of what follows
/// it, and no marks cover the lines above. Unlike a name, it may have invisible letters beside visible ones, which come along when
/// text is copied.
#[must_use]
pub fn is_readable(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let is_seen = |at: usize| {
        let c = letters[at];
        !c.is_whitespace() && c != EMOJI_SELECTOR && !JOINERS.contains(&c) && is_allowed(&letters, at)
    };
    (0..letters.len()).any(is_seen)
        && !letters.iter().any(|&c| turns_direction(c))
        && !has_many_marks(&letters)
}

/// Embeddings, overrides and isolates of direction, which reach beyond themselves.
fn turns_direction(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn has_many_marks(letters: &[char]) -> bool {
    letters.windows(MAX_MARKS + 1).any(|some| some.iter().all(|&c| is_combining_mark(c)))
}

/// Whether there is something to join: two emoji, or two letters of a cursive script.
fn may_join(before: char, after: char) -> bool {
    let is_emoji = |c: char| c == EMOJI_SELECTOR || (c.is_emoji_char() && !c.is_ascii());
    let is_joined = |c: char| {
        matches!(
            c.script(),
            Script::Arabic
                | Script::Bengali
                | Script::Devanagari
                | Script::Gujarati
                | Script::Kannada
                | Script::Malayalam
                | Script::Sinhala
                | Script::Tamil
                | Script::Telugu
        )
    };
    (is_emoji(before) && is_emoji(after)) || (is_joined(before) && is_joined(after))
}

/// The variation selectors with which Japanese names select a shape of a character.
fn is_variation_of_kanji(c: char) -> bool {
    matches!(c, '\u{e0100}'..='\u{e01ef}')
}

/// The names for users at one table. A name that looks like an earlier one gets a number.
pub fn make_distinct<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut taken = BTreeSet::new();
    let distinct = |name: &str| {
        let numbered = (2..).map(|number| {
            let end = format!(" {number}");
            let begin: String = name.chars().take(limits::NAME_CHARS - end.len()).collect();
            begin.trim_end().to_owned() + &end
        });
        // One of these is free, because there are more numbers than names.
        std::iter::once(name.to_owned()).chain(numbered).find(|name| {
            let skeletons = skeletons_of(name);
            let is_free = skeletons.is_disjoint(&taken);
            if is_free {
                taken.extend(skeletons);
            }
            is_free
        })
    };
    names.into_iter().filter_map(distinct).collect()
}

/// Makes the names of users who are shown together distinct.
pub fn distinguish<'a>(names: impl IntoIterator<Item = &'a mut String>) {
    let names: Vec<&mut String> = names.into_iter().collect();
    let distinct = make_distinct(names.iter().map(|name| name.as_str()));
    names.into_iter().zip(distinct).for_each(|(name, distinct)| *name = distinct);
}

/// What a name looks like: two names that have one of these in common are taken for each other. These are the skeletons of
/// the name by UTS 39, as it is written and in small letters, because letters of two scripts may look alike in one case only.
/// Case, width and spaces do not count, nor whether a letter is an `i` or an `l`: a capital one looks like a small other
/// one. Accents count.
#[must_use]
pub fn skeletons_of(name: &str) -> BTreeSet<String> {
    let written: String = name.nfkc().filter(|c| !c.is_whitespace()).collect();
    let small: String = written.chars().flat_map(char::to_lowercase).collect();
    [written, small].iter().map(|name| without_case(skeleton(name))).collect()
}

fn without_case(letters: impl Iterator<Item = char>) -> String {
    letters.flat_map(char::to_lowercase).map(|c| if c == 'i' { 'l' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_normalized() {
        for (given, kept) in [
            (" Ana ", "Ana"),
            ("Ana\u{3000}  Maria", "Ana Maria"),
            ("Joa\u{303}o", "João"),
            ("さくら", "さくら"),
            ("葛\u{e0100}城", "葛\u{e0100}城"),
            ("Ünsal 🦕", "Ünsal 🦕"),
            ("👩\u{200d}🚀 Zoë", "👩\u{200d}🚀 Zoë"),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
            ("علی\u{200c}رضا", "علی\u{200c}رضا"),
            ("สุนีย์", "สุนีย์"),
            ("שָׁלוֹם", "שָׁלוֹם"),
            ("O'Neill-Łuczak, 3rd", "O'Neill-Łuczak, 3rd"),
        ] {
            let kept: String = kept.nfc().collect();
            assert_eq!(normalize_name(given), Some(kept), "{given:?}");
        }
        assert_eq!(normalize_name(&"字".repeat(24)).map(|name| name.chars().count()), Some(24));
    }

    #[test]
    fn unreadable_names_are_refused() {
        for name in [
            "",
            "   ",
            "a\nb",
            "a\u{0}b",
            "a\u{202e}b",
            "a\u{2066}b",
            "\u{200b}",
            "\u{3164}",
            "\u{2800}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "a\u{34f}b",
            "a\u{fe0f}",
            "a\u{200d}b",
            "\u{200d}a",
            "a\u{ad}b",
            "a\u{e0061}",
            "a\u{e0100}",
            "\u{180e}",
            "\u{e000}",
            "\u{301}a",
            "Z\u{335}\u{336}\u{337}\u{338}",
            &"x".repeat(25),
        ] {
            assert_eq!(normalize_name(name), None, "{name:?}");
        }
    }

    #[test]
    fn what_turns_text_around_or_shows_nothing_is_not_readable() {
        for text in [
            "Oi!",
            "a",
            "🦕",
            "👩\u{200d}🚀",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "1\u{fe0f}\u{20e3}",
            "葛\u{e0100}城",
            "علی\u{200c}رضا",
            "שָׁלוֹם\u{200f}!",
            "copied\u{200b} from a\u{ad} page\u{feff}",
        ] {
            assert!(is_readable(text), "{text:?}");
        }
        for text in [
            "",
            " ",
            "\u{3000}",
            "\u{200b}",
            "\u{3164}\u{2800}",
            "\u{115f} \u{1160}",
            "\u{200d}\u{fe0f}",
            "\u{e0100}",
            "\u{feff}\u{200e}",
            "a\u{202e}b",
            "a\u{202d}b",
            "a\u{202b}b",
            "a\u{2066}b\u{2069}",
            "a\u{2067}b",
            "Z\u{335}\u{336}\u{337}\u{338}",
        ] {
            assert!(!is_readable(text), "{text:?}");
        }
    }

    #[test]
    fn a_name_that_looks_like_one_at_the_table_gets_a_number() {
        assert_eq!(make_distinct(["Bia", "Ana"]), ["Bia", "Ana"]);
        for alike in ["Ana", "ana", "\u{410}na", "A n a", "Ａna", "Аnа"] {
            assert_eq!(make_distinct(["Ana", alike]), ["Ana", &format!("{alike} 2")]);
        }
        assert_eq!(make_distinct(["Ana", "Ana 2", "Bia", "Ana"]), ["Ana", "Ana 2", "Bia", "Ana 3"]);
        let long = "x".repeat(24);
        assert_eq!(make_distinct([&*long, &*long]), [&*long, &format!("{} 2", "x".repeat(22))]);
    }

    #[test]
    fn names_that_are_taken_for_each_other_share_a_skeleton() {
        let are_alike = |one: &str, other: &str| !skeletons_of(one).is_disjoint(&skeletons_of(other));
        for (one, other) in [
            ("Alice", "alice"),
            ("Alice", "AIice"),
            ("ALICE", "AlICE"),
            ("Alice", "A1ice"),
            ("Alice", "Ａｌｉｃｅ"),
            ("Alice", "Al ice"),
            ("Olive", "0live"),
            // A capital letter of another script.
            ("Bia", "\u{412}ia"),
            ("BIA", "\u{412}\u{406}\u{410}"),
            ("Иван", "ИВАН"),
        ] {
            assert!(are_alike(one, other) && are_alike(other, one), "{one} {other}");
        }
        for (one, other) in [("Alice", "Alíce"), ("Ana", "Anna"), ("さくら", "サクラ"), ("Ana", "Ana 2")]
        {
            assert!(!are_alike(one, other), "{one} {other}");
        }
    }
}
