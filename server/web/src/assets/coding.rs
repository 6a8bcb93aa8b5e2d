//! Compression of HTTP responses.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{self, Write};

/// An HTTP content coding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// All codings, best first.
    pub(super) const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// The file name extension of a compressed copy.
    pub(super) fn extension(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
        }
    }

    /// The name of the coding in HTTP headers.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// Whether an `Accept-Encoding` header accepts this coding.
    pub(crate) fn is_accepted_by(self, accepted: &str) -> bool {
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

/// Compresses with the fastest level, for large responses that are made for a single request.
pub(crate) fn gzip_fast(content: &[u8]) -> io::Result<Vec<u8>> {
    compress(content, Compression::fast())
}

/// Compresses well, for small responses.
pub(crate) fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    compress(content, Compression::best())
}

fn compress(content: &[u8], level: Compression) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(content)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accept_encoding_is_parsed() {
        assert!(Coding::Brotli.is_accepted_by("gzip, deflate, br, zstd"));
        assert!(Coding::Gzip.is_accepted_by("GZIP;q=0.5"));
        assert!(!Coding::Brotli.is_accepted_by("br;q=0, gzip"));
        assert!(!Coding::Brotli.is_accepted_by("gzip, brother"));
        assert!(!Coding::Gzip.is_accepted_by(""));
    }
}
