//! Making files smaller for the way.

use axum::body::Bytes;
use axum::http::HeaderValue;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{self, Write};
use std::ops::RangeInclusive;

/// How a file is made smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
}

/// Shorter files fit into the first packet anyway.
const LEAST: usize = 1_024;
const BROTLI_BUFFER: usize = 4_096;
const BROTLI_BEST: u32 = 11;
/// Powers of two. Looking for what comes again takes many times the window in memory, and one that is longer than the file
/// finds no more.
const BROTLI_WINDOWS: RangeInclusive<u32> = 16..=22;

impl Coding {
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

/// Whether a file of this kind and length can be made smaller.
pub(super) fn pays(kind: &HeaderValue, length: usize) -> bool {
    let kind = kind.to_str().unwrap_or_default();
    let text = kind.starts_with("text/")
        || ["javascript", "json", "xml", "wasm"].iter().any(|word| kind.contains(word));
    text && length >= LEAST
}

/// The file in every coding that makes it smaller, the best first.
pub(super) fn all(content: &[u8]) -> Vec<(Coding, Bytes)> {
    [(Coding::Brotli, brotli(content)), (Coding::Gzip, gzip(content, Compression::best()))]
        .into_iter()
        .filter_map(|(coding, made)| Some((coding, Bytes::from(made.ok()?))))
        .filter(|(_, made)| made.len() < content.len())
        .collect()
}

fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut made = Vec::new();
    let window = content.len().next_power_of_two().ilog2();
    let window = window.clamp(*BROTLI_WINDOWS.start(), *BROTLI_WINDOWS.end());
    let mut encoder = brotli::CompressorWriter::new(&mut made, BROTLI_BUFFER, BROTLI_BEST, window);
    encoder.write_all(content)?;
    encoder.flush()?;
    drop(encoder);
    Ok(made)
}

/// What is made for one asker is made smaller in passing.
pub(crate) fn gzip_quickly(content: &[u8]) -> io::Result<Vec<u8>> {
    gzip(content, Compression::fast())
}

fn gzip(content: &[u8], level: Compression) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
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

    #[test]
    fn long_texts_become_smaller_and_stay_the_same() {
        let text = "Rodada ".repeat(1_000);
        let made = all(text.as_bytes());
        assert_eq!(
            made.iter().map(|(coding, _)| *coding).collect::<Vec<_>>(),
            [Coding::Brotli, Coding::Gzip]
        );
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut &made[0].1[..], &mut back).unwrap();
        assert_eq!(back, text.as_bytes());
        let mut back = Vec::new();
        let mut decoder = flate2::write::GzDecoder::new(&mut back);
        decoder.write_all(&made[1].1).unwrap();
        decoder.finish().unwrap();
        assert_eq!(back, text.as_bytes());
    }
}
