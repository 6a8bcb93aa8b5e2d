//! The reasons of suggestions are true.

use super::*;
use crate::dogs::advice as base;
use crate::dogs::socio::advice;
use crate::dogs::tests::advice::is_true as is_true_of_dogs;
use crate::frame::advised::{Advised, check};

#[test]
fn each_reason_is_true_and_comes_up() {
    check::<Socio>(&[Options::default()], 4, is_true);
}

fn is_true(advised: &Advised<'_, Socio>) -> bool {
    let Advised { before, seat, action, why, after } = *advised;
    let action = match *action {
        SocioAction::Base(action) => {
            return is_true_of_dogs([&before.table, &after.table], seat, action, advised);
        }
        SocioAction::Partner(action) => action,
    };
    let (hotel, then) = (before.hotel(seat), after.hotel(seat));
    let n = || advised.number("n");
    let line = |name: &str| {
        let points = |state: &Socio| state.score_sheet().lines[name][&seat].points;
        points(after) - points(before)
    };
    let wants = |guest: &PartnerCard, service| guest.wants().is_some_and(|wants| wants.contains(&service));
    match why.key {
        base::CARD_BRINGS => {
            let goods = |state: &Socio| {
                let kennel = state.table.kennel(seat);
                [kennel.coins, kennel.gas, kennel.food, kennel.medicine].map(i32::from).iter().sum::<i32>()
            };
            goods(after) - goods(before) == n() || after.table.round > before.table.round
        }
        base::TOGETHER => match action {
            PartnerAction::Collect { to } => after.table.kennel(seat).bay(to).dogs.len() >= 2,
            _ => false,
        },
        advice::BONUS => then.bonuses.len() > hotel.bonuses.len() && line("bonuses") == n(),
        advice::WANTED => match action {
            PartnerAction::Serve { service, .. } => {
                let guests = hotel.guests.iter().filter(|guest| wants(guest, service)).count();
                i32::try_from(guests).unwrap() == n() && then.services.len() > hotel.services.len()
            }
            _ => false,
        },
        advice::SERVED => {
            let guest = then.guests.last().and_then(|guest| guest.wants()).unwrap();
            let served = guest.iter().filter(|service| hotel.services.contains(service)).count();
            then.guests.len() == hotel.guests.len() + 1 && i32::try_from(served).unwrap() == n()
        }
        advice::LICENCE => line("licence") == n(),
        advice::NGO => line("ngo") == n(),
        advice::SPECIAL => then.away.is_some(),
        advice::COMES_BACK => hotel.away.is_some(),
        _ => false,
    }
}
