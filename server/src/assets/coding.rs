//! How answers are compressed.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{self, Write};

/// How a file is made smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// The best first.
    pub(super) const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// How the name of a compressed copy ends.
    pub(super) fn ending(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
        }
    }

    /// What HTTP calls it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// Whether an asker takes it.
    pub(crate) fn is_in(self, accepted: &str) -> bool {
        accepted.split(',').any(|offer| {
            let mut parts = offer.split(';').map(str::trim);
            let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(self.name()));
            let refused = |part: &str| {
                part.strip_prefix("q=")
                    .is_some_and(|weight| weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0))
            };
            named && !parts.any(refused)
        })
    }
}

/// What is made for one asker is made smaller in passing.
pub(crate) fn gzip_quickly(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(content)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_asker_says_what_they_take() {
        assert!(Coding::Brotli.is_in("gzip, deflate, br, zstd"));
        assert!(Coding::Gzip.is_in("GZIP;q=0.5"));
        assert!(!Coding::Brotli.is_in("br;q=0, gzip"));
        assert!(!Coding::Brotli.is_in("gzip, brother"));
        assert!(!Coding::Gzip.is_in(""));
    }
}
