//! Listed if and only if accepted, for every game, whatever anybody sends. The first byte says which game.
#![no_main]

use games::frame::laws::fuzz;
use libfuzzer_sys::fuzz_target;

macro_rules! each {
    ($($name:ident: $game:ty,)*) => {
        const GAMES: &[fn(&[u8])] = &[$(fuzz::<$game>,)*];
    };
}
games::with_games!(each);

fuzz_target!(|bytes: &[u8]| {
    if let Some((&game, bytes)) = bytes.split_first() {
        GAMES[usize::from(game) % GAMES.len()](bytes);
    }
});
