//! Checks whether an archive is consistent.
//!
//! The steps are replayed, and what they lead to is compared with the header: options, places, points, and whether each
//! seat has a person, a person for whom a bot plays, or a bot of a level. Anybody can compute a new chain over other steps,
//! with other names, times and another id of the room: who wrote the file is shown by its signature alone.

use super::player::Player;
use super::read::stored;
use super::steps::replayed;
use super::{
    Archive, ArchivedSeat, FORMAT, Header, PublicKey, Rules, WITH_BRANCHES, WITH_NAMES, WITH_RULES_OF_GAMES,
    WITH_SIGNATURE, chain,
};
use crate::record::{Record, ReplayError};
use crate::registry;
use protocol::SeatNumber;
use records::{Names, StoredMatch};
use serde::Deserialize;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What is known of a consistent archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The name of the game.
    pub game: String,
    pub steps: usize,
    /// Place, name and score of each seat, the best first. Empty if the match ended without a result.
    pub result: Vec<(u8, String, i32)>,
    /// The rules that the match was played under.
    pub rules: Rules,
    /// The rules of the game in this program.
    pub present_rules: Rules,
    /// Whether the actions were played again. This is not done if the rules differ.
    pub played_again: bool,
    /// The key that the file is signed with; `None` in a format without signatures.
    pub signed_by: Option<PublicKey>,
    /// The first step that is earlier than what was before it. No step is in formats with signatures.
    pub earlier: Option<u64>,
}

/// Why an archive is not valid.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    #[error("this is not an archive of a match: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the file has format {0}, which this program does not know")]
    Format(u32),
    #[error("the events of its game have format {0}, which this program does not know")]
    GameFormat(u32),
    #[error("the file names the rules in a way that format {0} does not allow")]
    Rules(u32),
    #[error("the match branches off another one, which format {0} does not allow")]
    Branches(u32),
    /// The header or a step does not match its hash.
    #[error("hash {0} of the chain is wrong: the header (0) or that step was changed")]
    Chain(usize),
    #[error("it is not signed, as files of format {0} are")]
    NotSigned(u32),
    #[error("it is signed, and files of format {0} are not")]
    SignedTooEarly(u32),
    #[error("its signature is that of another file")]
    Signature,
    #[error("step {0} is earlier than what was before it")]
    Earlier(u64),
    #[error("the steps do not make a match: {0}")]
    Replay(ReplayError),
    #[error("step {step} is not possible: {why}")]
    Impossible { step: u64, why: &'static str },
    #[error("the game panicked on step {0}")]
    Panic(u64),
    #[error("played again, the match goes differently at step {step}: {why}")]
    PlayedAgain { step: u64, why: &'static str },
    #[error("the steps have other options than the header")]
    Options,
    #[error("the steps have the seats {}, and the header has {}", listed(steps), listed(header))]
    Seats { header: Vec<SeatNumber>, steps: Vec<SeatNumber> },
    #[error("seat {seat} has {by_steps} by the steps, and {in_header} in the header")]
    Player { seat: SeatNumber, in_header: Player, by_steps: Player },
    #[error("the steps lead to other places or points than the header")]
    Result,
}

fn listed(seats: &[SeatNumber]) -> String {
    seats.iter().map(SeatNumber::to_string).collect::<Vec<_>>().join(", ")
}

/// Checks an archive.
///
/// # Errors
/// When the archive is inconsistent. The error names the first inconsistency.
pub fn verify(text: &str) -> Result<Verified, ArchiveError> {
    Ok(check(parse(text)?)?.verified)
}

/// An archive that is consistent.
pub(super) struct Checked {
    pub(super) verified: Verified,
    /// The match, with placeholders for what the file does not have.
    pub(super) stored: StoredMatch,
    /// What the placeholders of its users are called.
    pub(super) names: Names,
}

/// The archive in a file.
pub(super) fn parse(text: &str) -> Result<Archive, ArchiveError> {
    /// What all formats have, whatever else they have.
    #[derive(Deserialize)]
    struct OfAnyFormat {
        rodada: u32,
    }
    let OfAnyFormat { rodada } = serde_json::from_str(text)?;
    if !(WITH_NAMES..=FORMAT).contains(&rodada) {
        return Err(ArchiveError::Format(rodada));
    }
    Ok(serde_json::from_str(text)?)
}

/// Checks an archive.
pub(super) fn check(archive: Archive) -> Result<Checked, ArchiveError> {
    let names_game_rules = matches!(archive.header.rules, Rules::Game(_));
    if names_game_rules != (archive.rodada >= WITH_RULES_OF_GAMES) {
        return Err(ArchiveError::Rules(archive.rodada));
    }
    if archive.rodada < WITH_BRANCHES && archive.branches() {
        return Err(ArchiveError::Branches(archive.rodada));
    }
    let links = chain(archive.rodada, &archive.header, &archive.steps);
    let unequal = links.iter().zip(&archive.chain).position(|(link, named)| link != named);
    if let Some(at) = unequal.or((links.len() != archive.chain.len()).then_some(links.len())) {
        return Err(ArchiveError::Chain(at));
    }
    let signed_by = signer(&archive)?;
    let earlier = archive.first_earlier();
    if let Some(step) = earlier
        && archive.rodada >= WITH_SIGNATURE
    {
        return Err(ArchiveError::Earlier(step));
    }
    let Header { game, rules, .. } = archive.header.clone();
    let definition = registry::definition(&game)
        .ok_or_else(|| ArchiveError::Replay(ReplayError::UnknownGame(game.clone())))?;
    if archive.header.format > definition.format() {
        return Err(ArchiveError::GameFormat(archive.header.format));
    }
    let present_rules = Rules::Game(definition.rules());
    let verified = Verified {
        game,
        steps: archive.steps.len(),
        result: ranking(&archive.header),
        played_again: rules == present_rules,
        rules,
        present_rules,
        signed_by,
        earlier,
    };
    let header = archive.header.clone();
    let (stored, names) = stored(archive)?;
    let record = replayed(definition, &stored, verified.played_again)?;
    // The result of a state that no match reaches may make the game panic, too.
    let compared = catch_unwind(AssertUnwindSafe(|| compare(&record, &header)));
    compared.map_err(|_| ArchiveError::Panic(stored.row.version))??;
    Ok(Checked { verified, stored, names })
}

/// The key that an archive is signed with, if its format has signatures.
fn signer(archive: &Archive) -> Result<Option<PublicKey>, ArchiveError> {
    let format = archive.rodada;
    match &archive.signature {
        None if format >= WITH_SIGNATURE => Err(ArchiveError::NotSigned(format)),
        None => Ok(None),
        Some(_) if format < WITH_SIGNATURE => Err(ArchiveError::SignedTooEarly(format)),
        Some(signature) if signature.is_of(&archive.signed_text()) => Ok(Some(signature.key)),
        Some(_) => Err(ArchiveError::Signature),
    }
}

/// Compares what the steps lead to with the header.
fn compare(record: &Record, header: &Header) -> Result<(), ArchiveError> {
    let table = &record.state.table;
    if table.settings.options != header.options {
        return Err(ArchiveError::Options);
    }
    let (by_steps, in_header): (Vec<_>, Vec<_>) =
        (table.numbered().map(|(seat, _)| seat).collect(), header.seats.keys().copied().collect());
    if by_steps != in_header {
        return Err(ArchiveError::Seats { header: in_header, steps: by_steps });
    }
    for ((seat, by_steps), in_header) in table.numbered().zip(header.seats.values()) {
        let (in_header, by_steps) = (Player::from(in_header), Player::from(by_steps));
        if in_header != by_steps {
            return Err(ArchiveError::Player { seat, in_header, by_steps });
        }
    }
    let named = (&header.places, &header.points);
    let result = record.state.result();
    let by_steps = result.map(|result| (result.places, result.points)).unwrap_or_default();
    if (&by_steps.0, &by_steps.1) == named { Ok(()) } else { Err(ArchiveError::Result) }
}

fn ranking(header: &Header) -> Vec<(u8, String, i32)> {
    let line = |(seat, place): (&SeatNumber, &u8)| {
        let name = match header.seats.get(seat) {
            Some(ArchivedSeat::User { name, .. }) => name.clone(),
            Some(ArchivedSeat::Bot { .. }) => format!("bot {seat}"),
            Some(ArchivedSeat::Empty) | None => format!("seat {seat}"),
        };
        (*place, name, header.points.get(seat).copied().unwrap_or_default())
    };
    let mut ranking: Vec<_> = header.places.iter().map(line).collect();
    ranking.sort_by_key(|(place, ..)| *place);
    ranking
}
