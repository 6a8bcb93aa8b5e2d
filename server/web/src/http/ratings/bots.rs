//! How well a user plays against bots, whose strength is known. It follows from the user's own matches each time, and nobody
//! else is shown it.

use protocol::{Level, SeatNumber, UserId};
use records::{Millis, PlayedMatch, SeatAssignment};
use room::{MEASURED, bot_points};
use std::collections::BTreeMap;
use store::ratings::{Rating, after_match};

/// How far the strength of bots may be off, in points.
const DEVIATION_OF_BOTS: f64 = 50.0;

/// What the matches of a user against bots say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in super::super) struct AgainstBots {
    pub(in super::super) rating: Rating,
    pub(in super::super) matches: u32,
    /// When the latest of them ended.
    pub(in super::super) latest: Millis,
}

/// The user's rating in each game, from matches that stand in the order in which they ended. A match counts if all other seats
/// were held by bots of these policies, no seat changed hands, and no bot played for the user. It counts once its summary, which
/// says so, is made.
pub(in super::super) fn against_bots(played: &[PlayedMatch], user: UserId) -> BTreeMap<&str, AgainstBots> {
    let mut ratings = BTreeMap::new();
    for one in played {
        let Some((own, bots)) = own_and_bots(one, user) else { continue };
        let rated: &mut AgainstBots = ratings.entry(one.game.as_str()).or_insert(AgainstBots {
            rating: Rating::NEW,
            matches: 0,
            latest: 0,
        });
        let players = [&[(rated.rating, own)], bots.as_slice()].concat();
        let Some(after) = after_match(&players).into_iter().next() else { continue };
        *rated = AgainstBots { rating: after, matches: rated.matches + 1, latest: one.ended };
    }
    ratings
}

/// The place of the user, and the strength and the places of the bots.
fn own_and_bots(one: &PlayedMatch, user: UserId) -> Option<(u8, Vec<(Rating, u8)>)> {
    let summary = one.summary.as_ref()?;
    let is_own = summary.changed_hands.is_empty() && summary.stood_in.is_empty();
    if one.result.policies != Some(MEASURED) || !is_own {
        return None;
    }
    let points = bot_points(&one.game)?;
    let place = |seat: &SeatNumber| one.result.places.get(seat).copied();
    let strength = |level: Level| {
        let (_, points) = points.iter().find(|(one, _)| *one == level)?;
        Some(Rating { points: *points, deviation: DEVIATION_OF_BOTS })
    };
    let mut own = None;
    let mut bots = Vec::new();
    for (seat, assignment) in &one.seats {
        match assignment {
            SeatAssignment::User { user: other, stand_in: false } if *other == user && own.is_none() => {
                own = Some(place(seat)?);
            }
            SeatAssignment::Bot { level } => bots.push((strength(*level)?, place(seat)?)),
            SeatAssignment::User { .. } | SeatAssignment::Empty => return None,
        }
    }
    Some((own?, bots))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::MatchId;
    use records::{MatchResult, MatchSummary};
    use room::nearest_level;
    use uuid::Uuid;

    const ANA: UserId = UserId(Uuid::from_u128(1));

    fn held(user: UserId) -> SeatAssignment {
        SeatAssignment::User { user, stand_in: false }
    }

    fn bot(level: Level) -> SeatAssignment {
        SeatAssignment::Bot { level }
    }

    /// A match with these seats; the first has this place, and the others share the other one.
    fn played(seats: &[SeatAssignment], place: u8) -> PlayedMatch {
        let others = if place == 1 { 2 } else { 1 };
        PlayedMatch {
            id: MatchId::new(),
            game: "dogs".to_owned(),
            ended: 7,
            seats: (0..).zip(seats.iter().cloned()).collect(),
            result: MatchResult {
                places: (0..)
                    .zip(seats)
                    .map(|(seat, _)| (seat, if seat == 0 { place } else { others }))
                    .collect(),
                points: BTreeMap::new(),
                policies: Some(MEASURED),
            },
            summary: Some(MatchSummary::default()),
        }
    }

    #[test]
    fn who_beats_easy_bots_and_loses_to_good_ones_plays_between_them() {
        let one = |level, place| played(&[held(ANA), bot(level), bot(level)], place);
        let matches: Vec<PlayedMatch> =
            (0..60).flat_map(|_| [one(Level::Easy, 1), one(Level::Good, 2)]).collect();
        let found = against_bots(&matches, ANA)["dogs"];
        let [_, (_, easy), (_, good), _] = bot_points("dogs").unwrap();
        assert!((easy..good).contains(&found.rating.points), "{found:?}");
        assert!(found.rating.deviation < 120.0, "{found:?}");
        assert_eq!((found.matches, found.latest), (120, 7));
    }

    #[test]
    fn who_always_wins_is_beyond_strong() {
        let matches: Vec<PlayedMatch> =
            (0..60).map(|_| played(&[held(ANA), bot(Level::Strong)], 1)).collect();
        let found = against_bots(&matches, ANA)["dogs"];
        assert_eq!(nearest_level("dogs", found.rating.points), Some(Level::Strong));
    }

    #[test]
    fn only_matches_against_the_bots_of_now_alone_count() {
        let bia = UserId(Uuid::from_u128(2));
        let alone = played(&[held(ANA), bot(Level::Good)], 1);
        let mut of_others = alone.clone();
        of_others.result.policies = Some(MEASURED - 1);
        let mut unknown = alone.clone();
        unknown.result.policies = None;
        let mut handed_over = alone.clone();
        handed_over.summary = Some(MatchSummary { changed_hands: [0].into(), ..MatchSummary::default() });
        let mut stood_in_before = alone.clone();
        stood_in_before.summary = Some(MatchSummary { stood_in: [0].into(), ..MatchSummary::default() });
        let mut unread = alone.clone();
        unread.summary = None;
        let with_bia = played(&[held(ANA), held(bia), bot(Level::Good)], 1);
        let stood_in = played(&[SeatAssignment::User { user: ANA, stand_in: true }, bot(Level::Good)], 1);
        assert!(
            against_bots(
                &[of_others, unknown, handed_over, stood_in_before, unread, with_bia, stood_in],
                ANA
            )
            .is_empty()
        );
        assert_eq!(against_bots(&[alone], ANA)["dogs"].matches, 1);
    }
}
