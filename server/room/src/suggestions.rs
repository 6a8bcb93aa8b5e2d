//! What a bot would do in a user's place: for users who play against bots alone, and for all at a table whose host has
//! allowed it before the start. In rated matches nobody is.
//!
//! A seat has one search at a time, that of its bot or a suggestion, so a room has at most as many as seats. The answer
//! names its decision, and none is given to one that is over. Where the game knows a reason for the action (`why` of
//! its `Advice`), the answer names it: a fact that is true of the action whoever suggests it, and the same in
//! determinized states.

use super::plan::answer;
use super::{ConnId, Effect, Room};
use crate::registry::{GameState, SuggestedAction};
use games::frame::Seat;
use protocol::{Code, RequestId, SeatNumber, ServerMessage, UserId};
use serde_json::Value;

/// What is suggested to a seat for its decision, or what is needed to find it.
pub(super) struct Suggestion {
    seat: SeatNumber,
    decision: u64,
    found: Found,
}

enum Found {
    /// Known at once: from the lesson of the game, or because the seat has nothing to decide.
    Known(Option<SuggestedAction>),
    ToThink(Box<dyn GameState>),
}

impl Room {
    pub(super) fn suggest(&self, user: UserId) -> Result<Suggestion, Code> {
        let state = &self.record.state;
        if state.table.settings.rated {
            return Err(Code::RatedTable);
        }
        let seat = if state.table.settings.suggestions {
            self.playing_seat(user)?
        } else {
            self.seat_among_bots(user)?
        };
        let game = state.game.as_deref().ok_or(Code::NotRunning)?;
        let decision = state.decision(Seat(seat));
        let found = if !self.is_asked(seat, decision) {
            Found::Known(None)
        } else if let Some(action) = self.lesson_action(game, seat) {
            let why = self.catch_game_panic(|| game.why(Seat(seat), &action))?;
            Found::Known(Some(SuggestedAction { action, why }))
        } else if self.suggesting.contains(&seat) {
            return Err(Code::Busy);
        } else {
            Found::ToThink(game.clone_box())
        };
        Ok(Suggestion { seat, decision, found })
    }

    /// Whether the user in the seat has this to decide.
    fn is_asked(&self, seat: SeatNumber, decision: u64) -> bool {
        let state = &self.record.state;
        state.table.bot(seat).is_none()
            && state.decision(Seat(seat)) == decision
            && state.awaited().any(|awaited| awaited == seat)
    }

    /// What the seat does now in the lesson of the game, if the match is one and goes as the lesson does.
    pub(super) fn lesson_action(&self, game: &dyn GameState, seat: SeatNumber) -> Option<Value> {
        self.head.lesson?.action(game, Seat(seat)).cloned()
    }

    pub(super) fn answer_or_think(
        &mut self,
        conn: ConnId,
        request: RequestId,
        Suggestion { seat, decision, found }: Suggestion,
        effects: &mut Vec<Effect>,
    ) {
        match found {
            Found::Known(known) => effects.push(answer_with(conn, request, decision, known, true)),
            Found::ToThink(game) => {
                self.suggesting.insert(seat);
                effects.push(Effect::Suggest { conn, request, seat, decision, game });
            }
        }
    }

    /// A bot has thought. What it found for a decision that is over by now is shown to nobody.
    pub(super) fn suggested(
        &mut self,
        conn: ConnId,
        request: RequestId,
        (seat, decision): (SeatNumber, u64),
        suggested: Option<SuggestedAction>,
        effects: &mut Vec<Effect>,
    ) {
        self.suggesting.remove(&seat);
        if !self.subscribers.contains_key(&conn) {
            return;
        }
        if self.is_asked(seat, decision) {
            effects.push(answer_with(conn, request, decision, suggested, false));
        } else {
            self.refuse(Some(conn), request, Code::Stale, effects);
        }
    }
}

fn answer_with(
    conn: ConnId,
    id: RequestId,
    decision: u64,
    suggested: Option<SuggestedAction>,
    known: bool,
) -> Effect {
    let lesson = known && suggested.is_some();
    let (action, why) = suggested.map_or((None, None), |suggested| (Some(suggested.action), suggested.why));
    answer(conn, &ServerMessage::Suggestion { id, decision, action, why, lesson })
}
