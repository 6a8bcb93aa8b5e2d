//! Checks legal actions, unavailable ones, cost previews, score deltas and places.

use super::broken::{Law, Lawful, hold};
use crate::frame::{
    Amounts, CostPreview, Game, LegalActions, Param, Places, Played, Rules, ScoreSheet, Seat, SeatSet,
    Status, Unavailable,
};
use serde_json::Value;

/// What each seat may do.
pub(super) type Lists<G> = [LegalActions<<G as Rules>::Action>];

/// The legal actions of every seat, checked against the awaited seats.
pub(super) fn lists<G: Game>(state: &G, seats: u8) -> Lawful<Vec<LegalActions<G::Action>>> {
    let status = state.status();
    let awaited = status.awaited();
    let table = SeatSet::all(seats);
    hold(awaited.iter().all(|seat| table.contains(seat)), Law::Awaited, || {
        format!("{awaited:?} is awaited")
    })?;
    match &status {
        Status::Awaiting(seats) => hold(!seats.is_empty(), Law::Awaited, || "nobody is awaited".into())?,
        Status::Over(places) => ranking(places, seats)?,
    }
    let over = matches!(status, Status::Over(_));
    Seat::all(seats)
        .map(|seat| {
            let list = LegalActions::of(state, seat);
            hold(list.len() <= G::MAX_LEGAL_ACTIONS, Law::Short, || {
                format!("{seat:?} has {} choices, {} at most are said", list.len(), G::MAX_LEGAL_ACTIONS)
            })?;
            let fits = if awaited.contains(seat) {
                list.iter().any(|action| !G::is_take_back(action))
            } else {
                list.is_empty() || !over && list.len() == 1 && G::is_take_back(&list[0])
            };
            hold(fits, Law::Awaited, || format!("awaited are {awaited:?}, and {seat:?} may {list:?}"))?;
            Ok(list)
        })
        .collect()
}

fn ranking(places: &Places, seats: u8) -> Lawful {
    let all = places.0.keys().copied().eq(Seat::all(seats));
    let better = |place: u8| places.0.values().filter(|&&other| other < place).count();
    let ranked = places.0.values().all(|&place| usize::from(place) == better(place) + 1);
    hold(all && ranked, Law::Places, || format!("{places:?} at a table of {seats}"))
}

/// A seat with a higher score is placed before.
pub(super) fn places_follow_scores(places: &Places, sheet: &ScoreSheet) -> Lawful {
    let wrong = places.0.iter().find(|&(&seat, place)| {
        places.0.iter().any(|(&other, before)| sheet.total(seat) > sheet.total(other) && place >= before)
    });
    hold(wrong.is_none(), Law::Places, || format!("{places:?} with {:?}", sheet.totals))
}

/// No unavailable action is legal, and each has a verb with a name. `records` are the legal actions as JSON.
pub(super) fn nothing_barred<G: Game>(barred: &[Unavailable], records: &[Value]) -> Lawful {
    let verbs = G::verbs();
    for Unavailable { what, why } in barred {
        let named = |verb: &Param| verbs.iter().any(|known| *verb == Param::Word(known));
        hold(what.get("do").is_none_or(named), Law::Unavailable, || {
            format!("{what:?} is not among the verbs")
        })?;
        let matches = |record: &&Value| what.iter().all(|(name, param)| stands_for(param, record.get(*name)));
        let listed = records.iter().find(matches);
        hold(listed.is_none(), Law::Unavailable, || {
            format!("{what:?} is barred ({}) and listed: {listed:?}", why.key)
        })?;
    }
    Ok(())
}

fn stands_for(param: &Param, value: Option<&Value>) -> bool {
    match param {
        Param::Number(number) => value.and_then(Value::as_i64) == Some(i64::from(*number)),
        Param::Word(word) => value.and_then(Value::as_str) == Some(*word),
    }
}

/// The resources of the seat after a step are those before it, less the costs, plus the gains: exactly, if the step
/// neither rolled nor revealed; otherwise there may be more, because not every gain is known before. A secret choice that
/// waits for other seats changes no resource yet.
pub(super) fn costs<G: Game>(
    before: &G,
    seat: Seat,
    (action, price): (&G::Action, &CostPreview),
    played: &Played<G>,
) -> Lawful {
    let (had, has) = (before.resources(seat), played.state.resources(seat));
    if waits(&played.state, seat) && had == has {
        return Ok(());
    }
    let of = |amounts: &Amounts, word| i64::from(amounts.get(word).copied().unwrap_or_default());
    let words = [&had, &has, &price.costs, &price.gains].into_iter().flat_map(Amounts::keys);
    for &word in words {
        let foretold = of(&had, word) - of(&price.costs, word) + of(&price.gains, word);
        let found = of(&has, word);
        let may_gain = played.is_final();
        hold(found == foretold || may_gain && found > foretold, Law::Costs, || {
            format!(
                "{seat:?} was told it would have {foretold} {word} and has {found}: {action:?} at {price:?}"
            )
        })?;
    }
    Ok(())
}

/// Whether a seat has made a choice that is not yet revealed.
pub(super) fn waits<G: Game>(state: &G, seat: Seat) -> bool {
    !state.status().awaited().contains(seat)
        && matches!(&*LegalActions::of(state, seat), [only] if G::is_take_back(only))
}

/// The reason for an action is one of those that the game declares.
pub(super) fn reason<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Lawful {
    let why = state.why(seat, action);
    hold(why.as_ref().is_none_or(|why| G::ADVICE_KEYS.contains(&why.key)), Law::Reason, || {
        format!("{action:?} by {seat:?} is suggested because of {why:?}")
    })
}

/// The score delta of an action is what the score sheet gains by it, if it neither rolls, reveals nor waits.
pub(super) fn worth<G: Game>(before: &G, seat: Seat, action: &G::Action, played: &Played<G>) -> Lawful {
    if played.is_final() || waits(&played.state, seat) || waits(before, seat) {
        return Ok(());
    }
    let total = |state: &G| {
        state.score_sheet().total(seat) + state.private_score_sheet(seat).map_or(0, |sheet| sheet.total(seat))
    };
    let gained = total(&played.state) - total(before);
    let said = before.score_delta(seat, action);
    hold(said.is_none_or(|said| said == gained), Law::Worth, || {
        format!("{action:?} by {seat:?} is said to be worth {said:?} and brings {gained}")
    })
}
