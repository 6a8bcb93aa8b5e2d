//! The table around a game: who may do what to it, and what it is after each thing that happened.

use crate::names::set_apart;
use crate::shelf::Title;
use crate::stored::{Millis, Named, Sitter, TableChanges};
use protocol::{
    Answer, Code, Holder, Level, MatchId, Pace, SeatNumber, TableChange, TableEvent, TableStatus, UserId,
    limits,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The level of a bot that plays for somebody who is away.
const STAND_IN: Level = Level::Good;

/// A table, folded from its events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) status: TableStatus,
    pub(crate) options: Map<String, Value>,
    pub(crate) pace: Pace,
    pub(crate) open: bool,
    pub(crate) seats: Vec<Sitter>,
    pub(crate) late: BTreeMap<SeatNumber, BTreeMap<SeatNumber, Answer>>,
    pub(crate) abandoning: BTreeSet<SeatNumber>,
    pub(crate) rematch: Option<MatchId>,
    /// The people seated, in the order in which they sat down: the first is the host.
    arrivals: Vec<UserId>,
    sent_away: BTreeSet<UserId>,
}

/// A table event as it is kept: with the person it is about, whom the wire does not name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Recorded {
    #[serde(flatten)]
    pub(crate) event: TableEvent,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) user: Option<UserId>,
}

/// A person who asks for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub user: UserId,
    /// What they call themselves.
    pub name: String,
    /// How often the host had changed their name when they came with this one.
    pub revision: u64,
}

impl Person {
    pub(crate) fn named(&self) -> Named {
        Named { user: self.user, revision: self.revision }
    }
}

/// What a change is judged by, beside the table itself.
pub(crate) struct Circumstances<'a> {
    pub(crate) title: &'static dyn Title,
    /// The key of the invitation to play.
    pub(crate) invitation: &'a str,
    /// The seats whose people are connected.
    pub(crate) present: &'a BTreeSet<SeatNumber>,
    /// How much of its time for the present decision each seat has used.
    pub(crate) used: &'a [Millis],
    /// The seats whose time the others may call.
    pub(crate) overdue: &'a BTreeSet<SeatNumber>,
}

impl Circumstances<'_> {
    /// A bot takes a seat over, with as much time left as its owner has.
    fn handed_over(&self, seat: SeatNumber) -> Recorded {
        let used = self.used.get(usize::from(seat)).copied();
        plain(TableEvent::HandedOver { seat, used })
    }
}

impl Table {
    /// A table before anything happened to it.
    pub(crate) fn empty() -> Self {
        Self {
            status: TableStatus::Gathering,
            options: Map::new(),
            pace: Pace::Free,
            open: false,
            seats: Vec::new(),
            late: BTreeMap::new(),
            abandoning: BTreeSet::new(),
            rematch: None,
            arrivals: Vec::new(),
            sent_away: BTreeSet::new(),
        }
    }

    pub(crate) fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    pub(crate) fn seat_of(&self, user: UserId) -> Option<SeatNumber> {
        self.numbered().find(|(_, sitter)| is_user(sitter, user)).map(|(seat, _)| seat)
    }

    pub(crate) fn user_of(&self, seat: SeatNumber) -> Option<UserId> {
        match self.seats.get(usize::from(seat))? {
            Sitter::Person { user, .. } => Some(*user),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        }
    }

    pub(crate) fn host(&self) -> Option<SeatNumber> {
        self.arrivals.first().and_then(|&user| self.seat_of(user))
    }

    /// The level of the bot that decides for a seat, if one does.
    pub(crate) fn bot(&self, seat: SeatNumber) -> Option<Level> {
        match self.seats.get(usize::from(seat))? {
            Sitter::Bot { level } => Some(*level),
            Sitter::Person { stand_in: true, .. } => Some(STAND_IN),
            Sitter::Person { .. } | Sitter::Nobody => None,
        }
    }

    /// The seats for which a person decides.
    pub(crate) fn people(&self) -> impl Iterator<Item = SeatNumber> {
        self.numbered()
            .filter(|(_, sitter)| matches!(sitter, Sitter::Person { stand_in: false, .. }))
            .map(|(seat, _)| seat)
    }

    pub(crate) fn holders(&self) -> BTreeMap<SeatNumber, Holder> {
        self.numbered().map(|(seat, sitter)| (seat, holder(sitter))).collect()
    }

    pub(crate) fn changes(&self) -> TableChanges {
        TableChanges { status: self.status, options: self.options.clone(), pace: self.pace, open: self.open }
    }

    /// Whether any of these changed.
    pub(crate) fn changed_since(&self, before: &Self) -> bool {
        let parts = |table: &Self| (table.status, table.pace, table.open);
        parts(self) != parts(before) || self.options != before.options
    }

    pub(crate) fn numbered(&self) -> impl Iterator<Item = (SeatNumber, &Sitter)> {
        (0..).zip(&self.seats)
    }

    /// What a change would make happen; nothing is changed yet.
    pub(crate) fn plan(
        &self,
        change: &TableChange,
        asker: &Person,
        around: &Circumstances<'_>,
    ) -> Result<Vec<Recorded>, Code> {
        match change {
            TableChange::HandOver
            | TableChange::TakeBack
            | TableChange::Vote { .. }
            | TableChange::CallTime { .. }
            | TableChange::Abandon { .. } => self.plan_running(change, asker, around),
            TableChange::Rematch => Err(Code::NotRunning),
            _ if self.status != TableStatus::Gathering => Err(Code::Started),
            TableChange::Sit { seat, invitation } => {
                let invited = self.open || invitation.as_deref() == Some(around.invitation);
                self.plan_sitting(*seat, invited, asker)
            }
            TableChange::Stand => self.plan_standing(asker),
            _ if self.arrivals.first() != Some(&asker.user) => Err(Code::NotHost),
            _ => self.plan_as_host(change, asker, around.title),
        }
    }

    fn plan_sitting(
        &self,
        seat: Option<SeatNumber>,
        invited: bool,
        asker: &Person,
    ) -> Result<Vec<Recorded>, Code> {
        if self.seat_of(asker.user).is_some() {
            return Err(Code::AlreadySeated);
        }
        if self.sent_away.contains(&asker.user) {
            return Err(Code::SentAway);
        }
        if !invited {
            return Err(Code::NotInvited);
        }
        if asker.name.is_empty() {
            return Err(Code::BadText);
        }
        let free = |(at, sitter): (SeatNumber, &Sitter)| {
            (*sitter == Sitter::Nobody && seat.is_none_or(|wanted| wanted == at)).then_some(at)
        };
        let seat = self.numbered().find_map(free).ok_or(Code::SeatTaken)?;
        Ok(vec![Recorded {
            event: TableEvent::Sat { seat, name: set_apart(&asker.name, self.names()) },
            user: Some(asker.user),
        }])
    }

    /// The names of the people at the table.
    fn names(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Person { name, .. } => Some(name.as_str()),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        })
    }

    fn plan_standing(&self, asker: &Person) -> Result<Vec<Recorded>, Code> {
        let seat = self.seat_of(asker.user).ok_or(Code::NotSeated)?;
        let mut events = vec![plain(TableEvent::Stood { seat })];
        if self.people().count() == 1 {
            events.push(plain(TableEvent::Closed));
        }
        Ok(events)
    }

    fn plan_as_host(
        &self,
        change: &TableChange,
        asker: &Person,
        title: &'static dyn Title,
    ) -> Result<Vec<Recorded>, Code> {
        let sitter = |seat: SeatNumber| self.seats.get(usize::from(seat)).ok_or(Code::SeatTaken);
        let event = match change {
            TableChange::SendAway { seat } => match sitter(*seat)? {
                Sitter::Person { user, .. } if *user != asker.user => TableEvent::SentAway { seat: *seat },
                _ => return Err(Code::SeatTaken),
            },
            TableChange::Bot { seat, level } => match sitter(*seat)? {
                Sitter::Person { .. } => return Err(Code::SeatTaken),
                Sitter::Nobody => TableEvent::BotSat { seat: *seat, level: *level },
                Sitter::Bot { .. } => TableEvent::BotChanged { seat: *seat, level: *level },
            },
            TableChange::RemoveBot { seat } => match sitter(*seat)? {
                Sitter::Bot { .. } => TableEvent::BotLeft { seat: *seat },
                Sitter::Nobody | Sitter::Person { .. } => return Err(Code::SeatTaken),
            },
            TableChange::Set { seats, options, pace, open } => {
                let lost = self.seats.get(usize::from(*seats)..).unwrap_or_default();
                if lost.iter().any(|sitter| matches!(sitter, Sitter::Person { .. })) {
                    return Err(Code::SeatTaken);
                }
                changed(title, *seats, options, *pace, *open)?
            }
            TableChange::Start if self.seats.contains(&Sitter::Nobody) => return Err(Code::NotReady),
            TableChange::Start => TableEvent::Started,
            _ => TableEvent::Closed,
        };
        Ok(vec![plain(event)])
    }

    fn plan_running(
        &self,
        change: &TableChange,
        asker: &Person,
        around: &Circumstances<'_>,
    ) -> Result<Vec<Recorded>, Code> {
        if self.status != TableStatus::Running {
            return Err(Code::NotRunning);
        }
        let own = self.seat_of(asker.user).ok_or(Code::NotSeated)?;
        let away = self.bot(own).is_some();
        match change {
            TableChange::HandOver if !away => Ok(vec![around.handed_over(own)]),
            TableChange::TakeBack if away => Ok(vec![plain(TableEvent::TakenBack { seat: own })]),
            TableChange::Vote { seat, answer } if !away => self.plan_vote(own, *seat, *answer, around),
            TableChange::CallTime { seat } if !away && around.overdue.contains(seat) && *seat != own => {
                Ok(vec![plain(TableEvent::Late { seats: vec![*seat] })])
            }
            TableChange::Abandon { agree } if !away => {
                let mut events = vec![plain(TableEvent::Abandoning { seat: own, agree: *agree })];
                if *agree && self.people().all(|seat| seat == own || self.abandoning.contains(&seat)) {
                    events.push(plain(TableEvent::Abandoned));
                }
                Ok(events)
            }
            _ => Err(Code::NoVote),
        }
    }

    /// The people present decide about a late seat by majority; a tie waits.
    fn plan_vote(
        &self,
        by: SeatNumber,
        seat: SeatNumber,
        answer: Answer,
        around: &Circumstances<'_>,
    ) -> Result<Vec<Recorded>, Code> {
        let given = self.late.get(&seat).ok_or(Code::NoVote)?;
        if self.late.contains_key(&by) || given.get(&by) == Some(&answer) {
            return Err(Code::NoVote);
        }
        let mut answers = given.clone();
        answers.insert(by, answer);
        let may_answer = |voter: &SeatNumber| !self.late.contains_key(voter);
        let voters = self
            .people()
            .filter(may_answer)
            .filter(|voter| around.present.contains(voter) || answers.contains_key(voter));
        let voters = voters.count();
        let count = |wanted: Answer| answers.values().filter(|&&answer| answer == wanted).count();
        let mut events = vec![plain(TableEvent::Answered { by, seat, answer })];
        if count(Answer::Bot) * 2 > voters {
            events.push(around.handed_over(seat));
        } else if count(Answer::Wait) * 2 > voters || answers.len() >= voters {
            events.push(plain(TableEvent::Waited { seat }));
        }
        Ok(events)
    }

    /// Somebody's seat takes the name they have now.
    pub(super) fn plan_name(&self, asker: &Person) -> Result<Vec<Recorded>, Code> {
        let seat = self.seat_of(asker.user).ok_or(Code::NotSeated)?;
        Ok(vec![plain(TableEvent::Renamed { seat, name: asker.name.clone() })])
    }

    /// The table after these events.
    pub(crate) fn after(&self, events: &[Recorded]) -> Self {
        let mut table = self.clone();
        for event in events {
            table.apply(event);
        }
        table
    }

    /// Records what happened.
    pub(crate) fn apply(&mut self, recorded: &Recorded) {
        match &recorded.event {
            TableEvent::Sat { seat, name } => {
                if let Some(user) = recorded.user {
                    self.arrivals.push(user);
                    self.put(*seat, Sitter::Person { user, name: name.clone(), stand_in: false });
                }
            }
            TableEvent::Renamed { seat, name: next } => {
                if let Some(Sitter::Person { name, .. }) = self.seats.get_mut(usize::from(*seat)) {
                    name.clone_from(next);
                }
            }
            TableEvent::Stood { seat } | TableEvent::SentAway { seat } => {
                if let Some(user) = self.user_of(*seat) {
                    self.arrivals.retain(|&other| other != user);
                    if matches!(recorded.event, TableEvent::SentAway { .. }) {
                        self.sent_away.insert(user);
                    }
                }
                self.put(*seat, Sitter::Nobody);
            }
            TableEvent::BotSat { seat, level } | TableEvent::BotChanged { seat, level } => {
                self.put(*seat, Sitter::Bot { level: *level });
            }
            TableEvent::BotLeft { seat } => self.put(*seat, Sitter::Nobody),
            TableEvent::Changed { seats, options, pace, open } => {
                self.seats.resize(usize::from(*seats), Sitter::Nobody);
                self.options = options.clone();
                self.pace = *pace;
                self.open = *open;
            }
            TableEvent::Started => self.status = TableStatus::Running,
            TableEvent::Closed | TableEvent::Abandoned => {
                self.status = TableStatus::Abandoned;
                self.late.clear();
            }
            TableEvent::Late { seats } => self.late.extend(seats.iter().map(|&seat| (seat, BTreeMap::new()))),
            TableEvent::Answered { by, seat, answer } => {
                self.late.entry(*seat).or_default().insert(*by, *answer);
            }
            TableEvent::Waited { seat } => {
                self.late.remove(seat);
            }
            TableEvent::HandedOver { seat, .. } => {
                self.late.remove(seat);
                self.abandoning.remove(seat);
                self.stand_in(*seat, true);
            }
            TableEvent::TakenBack { seat } => self.stand_in(*seat, false),
            TableEvent::Abandoning { seat, agree: true } => {
                self.abandoning.insert(*seat);
            }
            TableEvent::Abandoning { seat, agree: false } => {
                self.abandoning.remove(seat);
            }
            TableEvent::Rematched { next } => self.rematch = Some(*next),
        }
    }

    fn put(&mut self, seat: SeatNumber, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(usize::from(seat)) {
            *place = sitter;
        }
    }

    fn stand_in(&mut self, seat: SeatNumber, away: bool) {
        if let Some(Sitter::Person { stand_in, .. }) = self.seats.get_mut(usize::from(seat)) {
            *stand_in = away;
        }
    }
}

/// The event that sets up or changes a table, its options completed and checked.
pub(crate) fn changed(
    title: &'static dyn Title,
    seats: u8,
    options: &Map<String, Value>,
    pace: Pace,
    open: bool,
) -> Result<TableEvent, Code> {
    let fits = match pace {
        Pace::Free => true,
        Pace::Live { minutes } => (1..=limits::MOST_MINUTES).contains(&minutes),
        Pace::Days { days } => (1..=limits::MOST_DAYS).contains(&days),
    };
    let options = title.complete(options, seats).map_err(|_| Code::BadOptions)?;
    if fits { Ok(TableEvent::Changed { seats, options, pace, open }) } else { Err(Code::BadOptions) }
}

/// An event that needs no person beside it.
pub(crate) fn plain(event: TableEvent) -> Recorded {
    Recorded { event, user: None }
}

/// The time one decision has.
pub(crate) fn allowance(pace: Pace) -> Option<u64> {
    match pace {
        Pace::Free => None,
        Pace::Live { minutes } => Some(u64::from(minutes) * 60_000),
        Pace::Days { days } => Some(u64::from(days) * 86_400_000),
    }
}

/// Who has a seat, as everybody may know it.
#[must_use]
pub fn holder(sitter: &Sitter) -> Holder {
    match sitter {
        Sitter::Nobody => Holder::Nobody,
        Sitter::Person { name, stand_in, .. } => Holder::Person { name: name.clone(), stand_in: *stand_in },
        Sitter::Bot { level } => Holder::Bot { level: *level },
    }
}

fn is_user(sitter: &Sitter, wanted: UserId) -> bool {
    matches!(sitter, Sitter::Person { user, .. } if *user == wanted)
}
