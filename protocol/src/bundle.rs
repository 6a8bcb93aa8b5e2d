//! Several messages in one binary frame, as they are after inflating: first what everybody in the room may know, one
//! message a line, with a sign in the place of each part that is for the reader alone; then those parts, in their order.

/// Stands for a part that is for the reader alone. JSON texts have none of these characters.
pub const HOLE: char = '\u{1}';
/// Stands before each of those parts, behind the messages.
pub const PART: char = '\0';
/// Between two messages.
pub const NEXT: char = '\n';

/// The messages of a binary frame that was inflated; nothing when it is none.
#[must_use]
pub fn messages(text: &str) -> Option<Vec<String>> {
    let mut pieces = text.split(PART);
    let mut whole = String::with_capacity(text.len());
    let mut shared = pieces.next()?.split(HOLE);
    whole.push_str(shared.next()?);
    for after in shared {
        whole.push_str(pieces.next()?);
        whole.push_str(after);
    }
    let all_used = pieces.next().is_none();
    all_used.then(|| whole.split(NEXT).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::messages;
    use serde_json::Value;

    /// The same vectors go through the client's own.
    #[test]
    fn vectors_shared_with_the_client() {
        let vectors: Value = serde_json::from_str(include_str!("../vectors/bundle.json")).unwrap();
        for vector in vectors.as_array().unwrap() {
            let read = messages(vector["text"].as_str().unwrap());
            assert_eq!(serde_json::to_value(read).unwrap(), vector["messages"], "{vector}");
        }
    }
}
