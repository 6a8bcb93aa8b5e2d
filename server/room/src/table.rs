//! The table around a game: which changes each user may make, and how events change it.

use crate::registry::{BadOptions, GameDefinition, GameStep};
use games::frame::{Dice, Seat};
use protocol::{
    Answer, Branch, Code, Level, MatchId, Pace, Removal, SeatNumber, SeatView, TableChange, TableEvent,
    TableSettings, TableStatus, Unrated, UserId, Vacation, limits,
};
use records::names::person_key;
use records::{Millis, RecordedTableEvent, SeatAssignment, TableChanges};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The level of a bot that plays for a user who is away. A stronger one would play better than most users, who would find
/// themselves ahead when they come back.
const STAND_IN: Level = Level::Good;

/// The state of a table, built from its events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) status: TableStatus,
    pub(crate) settings: TableSettings,
    /// The match is the lesson of its game.
    #[serde(default)]
    pub(crate) lesson: bool,
    pub(crate) seats: Vec<SeatAssignment>,
    /// The seats that are voted on, with the votes.
    pub(crate) late: BTreeMap<SeatNumber, BTreeMap<SeatNumber, Answer>>,
    /// The seats whose players were removed, as it is recorded.
    #[serde(default)]
    pub(crate) removed: BTreeMap<SeatNumber, Removal>,
    /// The seats that are offered to others, each with the key of its link.
    #[serde(default)]
    pub(crate) offered: BTreeMap<SeatNumber, String>,
    /// The vacations of each seat as steps have recorded them, the earliest first. Those of earlier versions may overlap.
    pub(crate) vacations: BTreeMap<SeatNumber, Vec<Vacation>>,
    /// Since when the vacations of the user of each seat count there: since the start, or since the user got the seat from the
    /// guest that they were.
    pub(crate) vacations_since: BTreeMap<SeatNumber, Millis>,
    pub(crate) abandoning: BTreeSet<SeatNumber>,
    /// Where the match branched off another one.
    #[serde(default)]
    pub(crate) branch: Option<Branch>,
    pub(crate) rematch: Option<MatchId>,
    /// Why a rated match does not count.
    #[serde(default)]
    pub(crate) unrated: Option<Unrated>,
    /// The seated users in the order in which they sat down, but for a later host. The first is the host.
    #[serde(rename = "arrivals")]
    pub(crate) seated_users: Vec<UserId>,
    /// Everybody who ever sat down, in the order in which they first did.
    pub(crate) ever_seated: Vec<UserId>,
    /// The users who became others, and who they are now. Earlier steps name them, and so may pages that are open.
    pub(crate) successors: BTreeMap<UserId, UserId>,
    sent_away: BTreeSet<UserId>,
}

/// What a change depends on beside the table.
pub(crate) struct TableContext<'a> {
    pub(crate) definition: &'static dyn GameDefinition,
    /// The key of the invitation to play.
    pub(crate) invitation: &'a str,
    /// The seats whose users are connected.
    pub(crate) present: &'a BTreeSet<SeatNumber>,
    /// How much time each seat has used for its present decision.
    pub(crate) used: &'a [Millis],
    /// The seats whose time the other players may call.
    pub(crate) overdue: &'a BTreeSet<SeatNumber>,
    /// A user whom the change seats, or who is seated, has no way to sign in. Known where it matters at a rated table.
    pub(crate) with_guest: bool,
    /// Makes the key of a link.
    pub(crate) new_key: &'a dyn Fn() -> String,
}

impl TableContext<'_> {
    /// A bot takes over a seat. It has as much time left as the user of the seat.
    pub(crate) fn handed_over(&self, seat: SeatNumber) -> RecordedTableEvent {
        let used = self.used.get(usize::from(seat)).copied();
        without_user(TableEvent::HandedOver { seat, used })
    }
}

impl Table {
    /// A table before its first event.
    pub(crate) fn empty() -> Self {
        Self {
            status: TableStatus::Gathering,
            settings: TableSettings::default(),
            lesson: false,
            seats: Vec::new(),
            late: BTreeMap::new(),
            removed: BTreeMap::new(),
            offered: BTreeMap::new(),
            vacations: BTreeMap::new(),
            vacations_since: BTreeMap::new(),
            abandoning: BTreeSet::new(),
            branch: None,
            rematch: None,
            unrated: None,
            seated_users: Vec::new(),
            ever_seated: Vec::new(),
            successors: BTreeMap::new(),
            sent_away: BTreeSet::new(),
        }
    }

    pub(crate) fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    pub(crate) fn seat_of(&self, user: UserId) -> Option<SeatNumber> {
        self.numbered().find(|(_, assignment)| is_user(assignment, user)).map(|(seat, _)| seat)
    }

    pub(crate) fn user_of(&self, seat: SeatNumber) -> Option<UserId> {
        match self.seats.get(usize::from(seat))? {
            SeatAssignment::User { user, .. } => Some(*user),
            SeatAssignment::Empty | SeatAssignment::Bot { .. } => None,
        }
    }

    /// The seated users in the order in which they sat down, the host first.
    pub(crate) fn in_order_of_arrival(&self) -> impl Iterator<Item = UserId> {
        self.seated_users.iter().copied()
    }

    pub(crate) fn host(&self) -> Option<SeatNumber> {
        self.seated_users.first().and_then(|&user| self.seat_of(user))
    }

    /// The level of the bot that decides for a seat, if one does.
    pub(crate) fn bot(&self, seat: SeatNumber) -> Option<Level> {
        match self.seats.get(usize::from(seat))? {
            SeatAssignment::Bot { level } => Some(*level),
            SeatAssignment::User { stand_in: true, .. } => Some(STAND_IN),
            SeatAssignment::User { .. } | SeatAssignment::Empty => None,
        }
    }

    /// Sets up the first state of the match and deals.
    pub(crate) fn open_game(
        &self,
        definition: &dyn GameDefinition,
        dice: Dice,
    ) -> Result<GameStep, BadOptions> {
        let TableSettings { options, first_seat, .. } = &self.settings;
        definition.open(options, self.seat_count(), first_seat.map(Seat), dice)
    }

    /// The seats for which a user decides.
    pub(crate) fn user_seats(&self) -> impl Iterator<Item = SeatNumber> {
        self.numbered()
            .filter(|(_, assignment)| matches!(assignment, SeatAssignment::User { stand_in: false, .. }))
            .map(|(seat, _)| seat)
    }

    pub(crate) fn seat_views(&self, id: MatchId) -> BTreeMap<SeatNumber, SeatView> {
        self.numbered().map(|(seat, assignment)| (seat, seat_view(id, assignment))).collect()
    }

    pub(crate) fn changes(&self) -> TableChanges {
        let TableSettings { options, pace, open, .. } = self.settings.clone();
        TableChanges { status: self.status, options, pace, open }
    }

    /// Whether any part of [`TableChanges`] differs.
    pub(crate) fn changed_since(&self, before: &Self) -> bool {
        let parts = |table: &Self| (table.status, table.settings.pace, table.settings.open);
        parts(self) != parts(before) || self.settings.options != before.settings.options
    }

    pub(crate) fn numbered(&self) -> impl Iterator<Item = (SeatNumber, &SeatAssignment)> {
        (0..).zip(&self.seats)
    }

    /// The events that a change leads to. This method changes nothing.
    pub(crate) fn plan(
        &self,
        change: &TableChange,
        requester: UserId,
        context: &TableContext<'_>,
    ) -> Result<Vec<RecordedTableEvent>, Code> {
        if self.status == TableStatus::Gathering {
            self.check_rated(change, context.with_guest)?;
        }
        match change {
            TableChange::HandOver
            | TableChange::TakeBack
            | TableChange::Vote { .. }
            | TableChange::CallTime { .. }
            | TableChange::Abandon { .. } => self.plan_running(change, requester, context),
            TableChange::TakeOver { invitation } => self.plan_take_over(invitation, requester),
            TableChange::Rematch => Err(Code::NotRunning),
            _ if self.status != TableStatus::Gathering => Err(Code::Started),
            TableChange::Sit { seat, invitation } => {
                let invited = self.settings.open || invitation.as_deref() == Some(context.invitation);
                self.plan_sit(*seat, invited, requester)
            }
            TableChange::Stand => self.plan_stand(requester),
            _ if self.seated_users.first() != Some(&requester) => Err(Code::NotHost),
            _ => self.plan_as_host(change, requester, context.definition),
        }
    }

    fn plan_sit(
        &self,
        seat: Option<SeatNumber>,
        invited: bool,
        requester: UserId,
    ) -> Result<Vec<RecordedTableEvent>, Code> {
        if self.seat_of(requester).is_some() {
            return Err(Code::AlreadySeated);
        }
        if self.sent_away.contains(&requester) {
            return Err(Code::SentAway);
        }
        if !invited {
            return Err(Code::NotInvited);
        }
        let free = |(at, assignment): (SeatNumber, &SeatAssignment)| {
            (*assignment == SeatAssignment::Empty && seat.is_none_or(|wanted| wanted == at)).then_some(at)
        };
        let seat = self.numbered().find_map(free).ok_or(Code::SeatTaken)?;
        Ok(vec![seated(seat, requester)])
    }

    fn plan_stand(&self, requester: UserId) -> Result<Vec<RecordedTableEvent>, Code> {
        let seat = self.seat_of(requester).ok_or(Code::NotSeated)?;
        let mut events = vec![without_user(TableEvent::Stood { seat })];
        if self.user_seats().count() == 1 {
            events.push(without_user(TableEvent::Closed));
        }
        Ok(events)
    }

    fn plan_as_host(
        &self,
        change: &TableChange,
        requester: UserId,
        definition: &'static dyn GameDefinition,
    ) -> Result<Vec<RecordedTableEvent>, Code> {
        let assignment = |seat: SeatNumber| self.seats.get(usize::from(seat)).ok_or(Code::SeatTaken);
        let event = match change {
            TableChange::SendAway { seat } => match assignment(*seat)? {
                SeatAssignment::User { user, .. } if *user != requester => {
                    TableEvent::SentAway { seat: *seat }
                }
                _ => return Err(Code::SeatTaken),
            },
            TableChange::Bot { seat, level } => match assignment(*seat)? {
                SeatAssignment::User { .. } => return Err(Code::SeatTaken),
                SeatAssignment::Empty => TableEvent::BotSat { seat: *seat, level: *level },
                SeatAssignment::Bot { .. } => TableEvent::BotChanged { seat: *seat, level: *level },
            },
            TableChange::RemoveBot { seat } => match assignment(*seat)? {
                SeatAssignment::Bot { .. } => TableEvent::BotLeft { seat: *seat },
                SeatAssignment::Empty | SeatAssignment::User { .. } => return Err(Code::SeatTaken),
            },
            TableChange::Set { seats, settings } => {
                let lost = self.seats.get(usize::from(*seats)..).unwrap_or_default();
                if lost.iter().any(|assignment| matches!(assignment, SeatAssignment::User { .. })) {
                    return Err(Code::SeatTaken);
                }
                let (seats, settings) = (*seats, complete(definition, *seats, settings.clone())?);
                if self.branch.is_some() && !self.may_branch_have(seats, &settings) {
                    return Err(Code::BadOptions);
                }
                TableEvent::Changed { seats, settings, lesson: false }
            }
            TableChange::Start if self.seats.contains(&SeatAssignment::Empty) => return Err(Code::NotReady),
            TableChange::Start => TableEvent::Started,
            _ => TableEvent::Closed,
        };
        Ok(vec![without_user(event)])
    }

    /// A branch goes on with the game that was played, and is for those who get a link.
    fn may_branch_have(&self, seats: u8, settings: &TableSettings) -> bool {
        let is_same = seats == self.seat_count() && settings.options == self.settings.options;
        is_same && !settings.open && !settings.rated
    }

    fn plan_running(
        &self,
        change: &TableChange,
        requester: UserId,
        context: &TableContext<'_>,
    ) -> Result<Vec<RecordedTableEvent>, Code> {
        if self.status != TableStatus::Running {
            return Err(Code::NotRunning);
        }
        let own = self.seat_of(requester).ok_or(Code::NotSeated)?;
        let away = self.bot(own).is_some();
        match change {
            TableChange::HandOver if !away => Ok(vec![context.handed_over(own)]),
            TableChange::TakeBack if away => Ok(vec![without_user(TableEvent::TakenBack { seat: own })]),
            TableChange::Vote { seat, answer } if !away => self.plan_vote(own, *seat, *answer, context),
            TableChange::CallTime { seat } if !away && context.overdue.contains(seat) && *seat != own => {
                Ok(vec![without_user(TableEvent::Late { seats: vec![*seat] })])
            }
            TableChange::Abandon { agree } if !away => {
                let mut events = vec![without_user(TableEvent::Abandoning { seat: own, agree: *agree })];
                let agrees =
                    |seat| seat == own || self.abandoning.contains(&seat) || self.removed.contains_key(&seat);
                if *agree && self.user_seats().all(agrees) {
                    events.push(without_user(TableEvent::Abandoned));
                }
                Ok(events)
            }
            _ => Err(Code::NoVote),
        }
    }

    /// The table after these events of a step at this time.
    pub(crate) fn after(&self, events: &[RecordedTableEvent], at: Millis) -> Self {
        let mut table = self.clone();
        for event in events {
            table.apply(event, at);
        }
        table
    }

    fn apply(&mut self, recorded: &RecordedTableEvent, at: Millis) {
        self.note_unrated(&recorded.event);
        match &recorded.event {
            TableEvent::Sat { seat } => self.sit(*seat, recorded.user),
            TableEvent::Renamed { .. } => {}
            TableEvent::UserChanged { seat } => {
                if let Some((before, now)) = self.user_of(*seat).zip(recorded.user) {
                    self.replace_user(before, now);
                    self.vacations_since.insert(*seat, at);
                }
            }
            TableEvent::Stood { seat } | TableEvent::SentAway { seat } => {
                if let Some(user) = self.user_of(*seat) {
                    self.seated_users.retain(|&other| other != user);
                    if matches!(recorded.event, TableEvent::SentAway { .. }) {
                        self.sent_away.insert(user);
                    }
                }
                self.set_assignment(*seat, SeatAssignment::Empty);
            }
            TableEvent::BotSat { seat, level } | TableEvent::BotChanged { seat, level } => {
                self.set_assignment(*seat, SeatAssignment::Bot { level: *level });
            }
            TableEvent::BotLeft { seat } => self.set_assignment(*seat, SeatAssignment::Empty),
            TableEvent::Changed { seats, settings, lesson } => {
                self.seats.resize(usize::from(*seats), SeatAssignment::Empty);
                self.settings = settings.clone();
                self.lesson = *lesson;
            }
            TableEvent::Started => {
                self.status = TableStatus::Running;
                self.vacations_since = (0..self.seat_count()).map(|seat| (seat, at)).collect();
            }
            TableEvent::HostChanged { seat } => {
                let user = self.user_of(*seat);
                if let Some(at) = self.seated_users.iter().position(|other| Some(*other) == user) {
                    self.seated_users[..=at].rotate_right(1);
                }
            }
            TableEvent::Closed | TableEvent::Abandoned => {
                self.status = TableStatus::Abandoned;
                self.late.clear();
                self.offered.clear();
            }
            TableEvent::Late { seats } => self.late.extend(seats.iter().map(|&seat| (seat, BTreeMap::new()))),
            TableEvent::Answered { by, seat, answer } => {
                self.late.entry(*seat).or_default().insert(*by, *answer);
            }
            TableEvent::Waited { seat } => self.end_vote(*seat),
            TableEvent::HandedOver { seat, .. } => {
                self.end_vote(*seat);
                self.abandoning.remove(seat);
                self.set_stand_in(*seat, true);
            }
            TableEvent::TakenBack { seat } => self.set_stand_in(*seat, false),
            TableEvent::Removed { .. }
            | TableEvent::Returned { .. }
            | TableEvent::Offered { .. }
            | TableEvent::TakenOver { .. } => self.apply_removal(recorded, at),
            TableEvent::Vacation { seat, from, until } => {
                let vacations = self.vacations.entry(*seat).or_default();
                vacations.retain(|vacation| vacation.from != *from);
                if until > from {
                    vacations.push(Vacation { from: *from, until: *until });
                    vacations.sort_by_key(|vacation| vacation.from);
                }
            }
            TableEvent::Abandoning { seat, agree: true } => {
                self.abandoning.insert(*seat);
            }
            TableEvent::Abandoning { seat, agree: false } => {
                self.abandoning.remove(seat);
            }
            TableEvent::Rematched { next } => self.rematch = Some(*next),
            TableEvent::Branched { seat, branch } => {
                let options = std::mem::take(&mut self.settings.options);
                let seats = vec![SeatAssignment::Empty; self.seats.len()];
                let settings = TableSettings { options, ..TableSettings::default() };
                *self = Self { settings, seats, branch: Some(*branch), ..Self::empty() };
                self.sit(*seat, recorded.user);
            }
        }
    }

    fn sit(&mut self, seat: SeatNumber, user: Option<UserId>) {
        let Some(user) = user else { return };
        self.seated_users.push(user);
        if !self.ever_seated.contains(&user) {
            self.ever_seated.push(user);
        }
        self.set_assignment(seat, SeatAssignment::User { user, stand_in: false });
    }

    /// Puts another user in the place of one. What is about their seat stays as it is.
    fn replace_user(&mut self, before: UserId, now: UserId) {
        let seated = self.seats.iter_mut().filter_map(|assignment| match assignment {
            SeatAssignment::User { user, .. } => Some(user),
            SeatAssignment::Empty | SeatAssignment::Bot { .. } => None,
        });
        let lists = self.seated_users.iter_mut().chain(&mut self.ever_seated);
        let all = seated.chain(lists).chain(self.successors.values_mut());
        all.filter(|user| **user == before).for_each(|user| *user = now);
        self.successors.insert(before, now);
    }

    pub(crate) fn set_assignment(&mut self, seat: SeatNumber, assignment: SeatAssignment) {
        if let Some(place) = self.seats.get_mut(usize::from(seat)) {
            *place = assignment;
        }
    }

    fn set_stand_in(&mut self, seat: SeatNumber, away: bool) {
        if let Some(SeatAssignment::User { stand_in, .. }) = self.seats.get_mut(usize::from(seat)) {
            *stand_in = away;
        }
    }
}

/// Settings that were checked, with the options of the game completed.
pub(crate) fn complete(
    definition: &'static dyn GameDefinition,
    seats: u8,
    mut settings: TableSettings,
) -> Result<TableSettings, Code> {
    if settings.rated && settings.suggestions {
        return Err(Code::RatedTable);
    }
    settings.options = definition.complete(&settings.options, seats).map_err(|_| Code::BadOptions)?;
    let pace_fits = match settings.pace {
        Pace::Free => true,
        Pace::Live { minutes } => (1..=limits::MAX_MINUTES).contains(&minutes),
        Pace::Days { days, .. } => (1..=limits::MAX_DAYS).contains(&days),
    };
    if pace_fits && settings.first_seat.is_none_or(|first| first < seats) {
        Ok(settings)
    } else {
        Err(Code::BadOptions)
    }
}

/// The event that a user takes a seat.
pub(crate) fn seated(seat: SeatNumber, user: UserId) -> RecordedTableEvent {
    RecordedTableEvent { user: Some(user), ..TableEvent::Sat { seat }.into() }
}

/// An event that is stored without a user id.
pub(crate) fn without_user(event: TableEvent) -> RecordedTableEvent {
    event.into()
}

/// The assignment of a seat as everybody may see it.
fn seat_view(id: MatchId, assignment: &SeatAssignment) -> SeatView {
    match *assignment {
        SeatAssignment::Empty => SeatView::Empty,
        SeatAssignment::User { user, stand_in } => SeatView::User { person: person_key(id, user), stand_in },
        SeatAssignment::Bot { level } => SeatView::Bot { level },
    }
}

fn is_user(assignment: &SeatAssignment, wanted: UserId) -> bool {
    matches!(assignment, SeatAssignment::User { user, .. } if *user == wanted)
}
