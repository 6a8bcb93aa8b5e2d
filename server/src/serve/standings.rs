//! Shows notices who leads in leagues and evenings.

use notices::{Standing, StandingLine, Standings};
use protocol::{Counting, EveningState};
use store::evenings::StoredEvening;
use store::leagues::StoredLeague;

pub(super) struct StandingsByRules;

impl Standings for StandingsByRules {
    fn of_league(&self, league: &StoredLeague) -> Standing {
        let line = |line: room::LeagueLine| StandingLine {
            user: league.players.get(&line.player).and_then(|player| player.user),
            place: line.place,
            score: line.points,
        };
        let lines = room::league_standing(league).into_iter().map(line).collect();
        Standing { lines, is_final: room::is_league_decided(league) }
    }

    fn of_evening(&self, evening: &StoredEvening) -> Standing {
        let room::EveningStanding { lines, state } = room::standing_of(evening);
        let line = |line: room::StandingLine| StandingLine {
            user: Some(line.user),
            place: line.place,
            score: match evening.plan.counting {
                Counting::BestOf => line.won,
                Counting::Total => line.points,
            },
        };
        Standing { lines: lines.into_iter().map(line).collect(), is_final: state != EveningState::Running }
    }
}
