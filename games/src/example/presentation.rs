//! What is shown of a match: views, the prompt, the headline.

use super::events::{Event, Observation};
use super::state::Example;
use super::view::{PrivateView, View};
use super::{lines, scoring};
use crate::frame::{Empty, Line, Observed, Presentation, ScoreSheet, Seat};
use alloc::vec::Vec;

impl Presentation for Example {
    const TEXT_KEYS: &'static [&'static str] = lines::ALL;
    const LOG_KEYS: &'static [&'static str] = lines::LOG;

    type View = View;
    type PrivateView = PrivateView;
    type Observation = Observation;
    type StaticData = Empty;

    fn view(&self) -> View {
        View::of(self)
    }

    fn private_view(&self, seat: Seat) -> Option<PrivateView> {
        Some(PrivateView::of(self, seat))
    }

    fn observe(&self, event: &Event) -> Observed<Observation> {
        Observation::of(self, event)
    }

    fn prompt(&self, seat: Seat) -> Line {
        Line::new(match () {
            () if self.is_over() => lines::OVER,
            () if seat == self.turn => lines::PLAY,
            () => lines::WAIT,
        })
    }

    fn headline(&self) -> Line {
        if self.is_over() {
            Line::new(lines::TABLE_OVER)
        } else {
            Line::new(lines::TABLE_PLAYS).with("seat", self.turn)
        }
    }

    fn score_lines() -> Vec<&'static str> {
        scoring::SCORE_LINES.into()
    }

    fn score_sheet(&self) -> ScoreSheet {
        scoring::score_sheet(self)
    }

    fn static_data(_format: u32) -> Empty {
        Empty {}
    }
}
