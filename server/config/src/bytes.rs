//! An amount of storage as people write it.

use std::fmt;
use std::str::FromStr;

/// Units by their names.
const UNITS: [(&str, u64); 9] = [
    ("KiB", 1 << 10),
    ("MiB", 1 << 20),
    ("GiB", 1 << 30),
    ("TiB", 1 << 40),
    ("KB", 1_000),
    ("MB", 1_000_000),
    ("GB", 1_000_000_000),
    ("TB", 1_000_000_000_000),
    ("B", 1),
];

/// A number of bytes, of which there is at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bytes(u64);

impl Bytes {
    #[must_use]
    pub fn get(self) -> u64 {
        self.0
    }
}

/// Why a text is no amount of storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it must be a whole number with a unit, such as `10GB` or `500MiB`")]
pub struct BytesError;

impl FromStr for Bytes {
    type Err = BytesError;

    fn from_str(text: &str) -> Result<Self, BytesError> {
        let digits = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let unit = unit.trim_start();
        let (_, factor) =
            UNITS.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(unit)).ok_or(BytesError)?;
        let bytes = number.parse::<u64>().ok().and_then(|number| number.checked_mul(factor));
        bytes.filter(|&bytes| bytes > 0).map(Self).ok_or(BytesError)
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let largest = UNITS.into_iter().filter(|(_, factor)| self.0.is_multiple_of(*factor));
        let (name, factor) = largest.max_by_key(|(_, factor)| *factor).unwrap_or(("B", 1));
        write!(f, "{} {name}", self.0 / factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        for (text, bytes) in [
            ("10GB", 10_000_000_000),
            ("500 MiB", 524_288_000),
            ("1gib", 1_073_741_824),
            ("7B", 7),
            ("2 TB", 2_000_000_000_000),
        ] {
            assert_eq!(text.parse(), Ok(Bytes(bytes)), "{text}");
        }
        for text in ["", "GB", "10", "0GB", "-1GB", "1.5GB", "10 apples", "99999999999TB"] {
            assert_eq!(text.parse::<Bytes>(), Err(BytesError), "{text}");
        }
    }

    #[test]
    fn an_amount_is_shown_in_its_largest_whole_unit() {
        for text in ["10 GB", "500 MiB", "7 B", "1 TiB"] {
            assert_eq!(text.parse::<Bytes>().unwrap().to_string(), text);
        }
    }
}
