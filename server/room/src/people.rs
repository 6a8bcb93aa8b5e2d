//! The names of the users at a table.
//!
//! Seats, steps and lines of chat hold ids of users. The name is in one row of the table `person`, and is looked up
//! when it is shown. So a new name, or none, is one change of one row: nothing that was planned or written before can
//! bring an old name back, and no record is ever rewritten.
//!
//! On the wire a user is a key: a part of the hash of the ids of the match and of the user. It needs no table, no order
//! and no agreement between servers. A number in order of appearance would be shorter, but steps and lines of chat have
//! no common order, so it would have to be stored, and two servers could give the same one. Documents and patches
//! contain keys only, so a new name changes no numbered frame. The message `people`, which has no version, says what
//! the keys are called: all of them after a join, later those that are new or changed, which the client adds to what it
//! has. Where names look alike, later users get a number, in the order of the seats; lists of tables do the same.
//!
//! A room knows the names of those at its table and in its latest chat. It has unknown ones looked up, and known ones
//! again when it is told that a name has changed. Its look-ups run one after the other, so the latest result is the
//! newest.

use super::frame::{Frame, encode};
use super::table::Table;
use super::{ConnId, Effect, Room};
use protocol::{ChatAuthor, ChatLine, MatchId, Person, PersonKey, ServerMessage, UserId, Vacation};
use records::names::{make_distinct, person_key};
use records::{
    Millis, Names, RecordedTableEvent, Removals, RemovedUser, StepKind, StoredLine, StoredMatch, UserName,
    Vacations,
};
use std::collections::{BTreeMap, BTreeSet};

/// What is looked up of users with their names.
#[derive(Clone, Debug, Default)]
pub struct LookedUp {
    pub names: Names,
    pub vacations: Vacations,
    pub removals: Removals,
}

/// What the room knows of the names of the users at the table.
#[derive(Default)]
pub(super) struct People {
    /// Also of those whom only open pages still show.
    names: Names,
    /// The vacations of those who ever had one.
    vacations: Vacations,
    /// The vacations may differ from those that the match has recorded.
    pub(super) vacations_changed: bool,
    removals: Removals,
    /// What is recorded of players who were removed may differ from `removals`.
    pub(super) removals_changed: bool,
    /// The users whose names are being looked up for the first time.
    asked: BTreeSet<UserId>,
    /// What all sockets were last sent.
    shown: BTreeMap<PersonKey, Person>,
}

impl People {
    /// Whether the name of a user is known.
    pub(super) fn has(&self, user: UserId) -> bool {
        self.names.contains_key(&user)
    }

    /// Why a user cannot play, who must be known.
    pub(super) fn removed(&self, user: UserId) -> Option<RemovedUser> {
        self.removals.get(&user).copied()
    }

    /// The vacations of a user, who must be known.
    pub(super) fn vacations(&self, user: UserId) -> &[Vacation] {
        self.vacations.get(&user).map(Vec::as_slice).unwrap_or_default()
    }
}

/// What the users are called at a table. Of several names that look alike, those of later users get a number. Who became
/// another user is called like them.
#[must_use]
pub fn people_of<'a>(
    id: MatchId,
    users: impl IntoIterator<Item = &'a UserId>,
    successors: &BTreeMap<UserId, UserId>,
    names: &Names,
) -> BTreeMap<PersonKey, Person> {
    let known: Vec<_> =
        users.into_iter().filter_map(|user| Some((person_key(id, *user), names.get(user)?))).collect();
    let mut distinct =
        make_distinct(known.iter().filter_map(|(_, name)| Some(name.as_ref()?.name.as_str()))).into_iter();
    let person = |(key, name): (PersonKey, &Option<UserName>)| {
        let guest = name.as_ref().is_some_and(|name| name.is_guest);
        let page = name.as_ref().and_then(|name| name.page);
        (key, Person { name: name.as_ref().and_then(|_| distinct.next()), guest, page })
    };
    let mut people: BTreeMap<_, _> = known.into_iter().map(person).collect();
    for (before, now) in successors {
        if let Some(person) = people.get(&person_key(id, *now)).cloned() {
            people.insert(person_key(id, *before), person);
        }
    }
    people
}

/// Everybody who ever took a seat in a stored match, in the order in which they first did.
#[must_use]
pub fn users_of(stored: &StoredMatch) -> Vec<UserId> {
    distinct(recorded_steps(stored).flat_map(|(_, recorded)| recorded).filter_map(|recorded| recorded.user))
}

/// The users who became others in a stored match, and who they are now.
pub(super) fn successors_of(stored: &StoredMatch) -> BTreeMap<UserId, UserId> {
    recorded_steps(stored).fold(Table::empty(), |table, (at, recorded)| table.after(&recorded, at)).successors
}

/// The events of the table, by steps, with the time of each.
fn recorded_steps(stored: &StoredMatch) -> impl Iterator<Item = (Millis, Vec<RecordedTableEvent>)> {
    let of_table = stored.steps.iter().filter(|step| step.kind == StepKind::Table);
    of_table.filter_map(|step| Some((step.at, serde_json::from_str(&step.table).ok()?)))
}

/// The same names without links to public pages, which tables do not have.
pub(super) fn without_pages(mut names: Names) -> Names {
    names.values_mut().flatten().for_each(|name| name.page = None);
    names
}

/// Each user once, in the order in which they first appear.
pub(super) fn distinct(users: impl Iterator<Item = UserId>) -> Vec<UserId> {
    let mut known = BTreeSet::new();
    users.filter(|user| known.insert(*user)).collect()
}

/// A stored line as clients see it.
pub(super) fn chat_line(id: MatchId, line: &StoredLine) -> ChatLine {
    let StoredLine { number, at, user, seat, text } = line;
    let author = ChatAuthor { person: person_key(id, *user), seat: *seat };
    ChatLine { number: *number, at: *at, author, text: text.clone() }
}

impl Room {
    /// The users whose names clients need: those with a seat, those who had one, and the authors of the latest lines of
    /// chat.
    #[must_use]
    pub fn people(&self) -> Vec<UserId> {
        let ever_seated = self.record.state.table.ever_seated.iter().copied();
        distinct(self.seated_users().chain(ever_seated).chain(self.chat.authors()))
    }

    fn successors(&self) -> &BTreeMap<UserId, UserId> {
        &self.record.state.table.successors
    }

    /// Takes in names, vacations and removals before any socket has joined.
    pub fn set_names(&mut self, found: LookedUp) {
        self.take_in(found);
        self.people.shown = people_of(self.head.id, &self.people(), self.successors(), &self.people.names);
    }

    /// Takes in the answer to [`Effect::LookUpNames`].
    pub(super) fn names_found(&mut self, found: LookedUp, effects: &mut Vec<Effect>) {
        self.take_in(found);
        self.update_people(effects);
    }

    fn take_in(&mut self, LookedUp { names, vacations, removals }: LookedUp) {
        let People { asked, vacations: known, removals: removed, .. } = &mut self.people;
        asked.retain(|user| !names.contains_key(user));
        known.retain(|user, _| !names.contains_key(user));
        known.extend(vacations);
        removed.retain(|user, _| !names.contains_key(user));
        removed.extend(removals);
        (self.people.vacations_changed, self.people.removals_changed) = (true, true);
        self.people.names.extend(without_pages(names));
    }

    /// A user has another name or other vacations, or was banned or erased.
    pub(super) fn name_changed(&self, user: UserId, effects: &mut Vec<Effect>) {
        if self.people.names.contains_key(&user) || self.people.asked.contains(&user) {
            effects.push(Effect::LookUpNames(vec![user]));
        }
    }

    /// Sends all sockets the names that are new or have changed, and has unknown names looked up. Called when somebody
    /// has come to the table or to its chat, before they are shown.
    pub(super) fn update_people(&mut self, effects: &mut Vec<Effect>) {
        let users = self.people();
        let wanted: BTreeSet<UserId> = users.iter().copied().collect();
        let People { names, asked, shown, .. } = &mut self.people;
        let unknown: Vec<UserId> =
            users.iter().copied().filter(|user| !names.contains_key(user) && asked.insert(*user)).collect();
        if !unknown.is_empty() {
            effects.push(Effect::LookUpNames(unknown));
        }
        // Open pages may still show who is no longer needed, for example the author of lines that the host has deleted.
        let others: Vec<UserId> = names.keys().copied().filter(|user| !wanted.contains(user)).collect();
        let successors = &self.record.state.table.successors;
        let now = people_of(self.head.id, users.iter().chain(&others), successors, names);
        let changed: BTreeMap<_, _> = now
            .iter()
            .filter(|(key, person)| shown.get(key) != Some(person))
            .map(|(key, person)| (*key, person.clone()))
            .collect();
        *shown = now;
        // They have just been told that nobody has this name any more.
        names.retain(|user, name| wanted.contains(user) || name.is_some());
        if !changed.is_empty() && !self.subscribers.is_empty() {
            let to = self.subscribers.keys().copied().collect();
            effects.push(Effect::send(to, self.people_frame(changed)));
        }
    }

    /// Sends all names that are needed to a socket that joins.
    pub(super) fn send_people(&self, to: ConnId, effects: &mut Vec<Effect>) {
        let shown = |user: UserId| self.people.shown.get_key_value(&person_key(self.head.id, user));
        let needed = self.people().into_iter().chain(self.successors().keys().copied()).filter_map(shown);
        let needed = needed.map(|(key, person)| (*key, person.clone())).collect();
        effects.push(Effect::send(vec![to], self.people_frame(needed)));
    }

    fn people_frame(&self, people: BTreeMap<PersonKey, Person>) -> Frame {
        encode(&ServerMessage::People { room: self.head.id, people })
    }
}
