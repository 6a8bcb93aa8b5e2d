//! Panics without a message: it may quote what a stranger has sent, which must not get into the log.

use std::cell::RefCell;
use std::panic::{self, PanicHookInfo};
use std::sync::Once;

thread_local! {
    /// What is known of the panics of this thread while their messages are not written.
    static UNWRITTEN: RefCell<Option<Unwritten>> = const { RefCell::new(None) };
}

#[derive(Default)]
struct Unwritten {
    /// Where in the source the first one was.
    place: Option<String>,
}

static HOOK: Once = Once::new();

/// Runs something whose panics write no message, which it must catch itself. Returns where in the source the first one was.
pub fn without_messages<T>(work: impl FnOnce() -> T) -> (T, Option<String>) {
    HOOK.call_once(|| {
        let write = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if !is_unwritten(panic) {
                write(panic);
            }
        }));
    });
    UNWRITTEN.set(Some(Unwritten::default()));
    let done = work();
    let place = UNWRITTEN.take().and_then(|unwritten| unwritten.place);
    (done, place)
}

fn is_unwritten(panic: &PanicHookInfo) -> bool {
    let note = |unwritten: &mut Unwritten| {
        unwritten.place.get_or_insert_with(|| panic.location().map(ToString::to_string).unwrap_or_default());
    };
    UNWRITTEN.with_borrow_mut(|unwritten| unwritten.as_mut().map(note).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    #[test]
    fn the_place_of_the_first_panic_is_known() {
        let (caught, place) = without_messages(|| {
            let first = catch_unwind(|| panic!("a secret"));
            let second = catch_unwind(|| panic!("another one"));
            first.is_err() && second.is_err()
        });
        assert!(caught);
        let place = place.unwrap();
        assert!(place.contains("panics.rs:") && !place.contains("secret"), "{place}");
        assert_eq!(without_messages(|| 7), (7, None));
    }
}
