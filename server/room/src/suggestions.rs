//! What a bot would do in a user's place: for users who play against bots alone, and for all at a table whose host has
//! allowed it before the start.

use super::plan::answer;
use super::{ConnId, Effect, Room};
use crate::registry::{GameState, SuggestedAction};
use games::frame::Seat;
use protocol::{Code, RequestId, SeatNumber, ServerMessage, UserId};
use serde_json::Value;

/// The answer to a request for a suggestion, or what is needed to find it.
pub(super) enum Suggestion {
    /// Known at once: from the lesson of the game, or because the seat has nothing to decide.
    Known(Option<SuggestedAction>),
    ToThink(SeatNumber, Box<dyn GameState>),
}

impl Room {
    pub(super) fn suggest(&self, user: UserId) -> Result<Suggestion, Code> {
        let allowed = self.record.state.table.suggestions;
        let seat = if allowed { self.playing_seat(user)? } else { self.seat_among_bots(user)? };
        let state = &self.record.state;
        let game = state.game.as_deref().ok_or(Code::NotRunning)?;
        if state.table.bot(seat).is_some() || state.awaited().all(|awaited| awaited != seat) {
            return Ok(Suggestion::Known(None));
        }
        if let Some(action) = self.lesson_action(game, seat) {
            let why = self.catch_game_panic(|| game.why(Seat(seat), &action))?;
            return Ok(Suggestion::Known(Some(SuggestedAction { action, why })));
        }
        if self.suggesting { Err(Code::Busy) } else { Ok(Suggestion::ToThink(seat, game.clone_box())) }
    }

    /// What the seat does now in the lesson of the game, if the match is one and goes as the lesson does.
    pub(super) fn lesson_action(&self, game: &dyn GameState, seat: SeatNumber) -> Option<Value> {
        self.head.lesson?.action(game, Seat(seat)).cloned()
    }

    pub(super) fn answer_or_think(
        &mut self,
        conn: ConnId,
        request: RequestId,
        suggestion: Suggestion,
        effects: &mut Vec<Effect>,
    ) {
        match suggestion {
            Suggestion::Known(suggested) => effects.push(answer_with(conn, request, suggested, true)),
            Suggestion::ToThink(seat, game) => {
                self.suggesting = true;
                effects.push(Effect::Suggest { conn, request, seat, game });
            }
        }
    }

    pub(super) fn suggested(
        &mut self,
        conn: ConnId,
        request: RequestId,
        suggested: Option<SuggestedAction>,
        effects: &mut Vec<Effect>,
    ) {
        self.suggesting = false;
        if self.subscribers.contains_key(&conn) {
            effects.push(answer_with(conn, request, suggested, false));
        }
    }
}

fn answer_with(conn: ConnId, id: RequestId, suggested: Option<SuggestedAction>, known: bool) -> Effect {
    let lesson = known && suggested.is_some();
    let (action, why) = suggested.map_or((None, None), |suggested| (Some(suggested.action), suggested.why));
    answer(conn, &ServerMessage::Suggestion { id, action, why, lesson })
}
