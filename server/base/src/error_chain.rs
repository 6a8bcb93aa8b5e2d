//! Errors in words.

use std::error::Error;

/// An error with its causes, as one readable sentence.
#[must_use]
pub fn error_chain(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let reason = error.to_string();
        // Some errors already contain the text of their cause.
        if !text.contains(&reason) {
            text = format!("{text}: {reason}");
        }
        cause = error.source();
    }
    text
}
