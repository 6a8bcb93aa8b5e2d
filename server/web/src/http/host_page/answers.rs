//! What was found, as the page gets it.

use ::host::doctor::{Finding, Verdict};
use config::{Chosen, Origin};
use protocol::{
    HostAct, HostActKind, HostFinding, HostInvitation, HostPerson, HostSetting, HostVerdict, SettingOrigin,
    UserId,
};
use std::collections::BTreeSet;
use store::invitations::InvitationRow;
use store::{AuditRow, HostAct as Act, UserFound};

pub(super) fn finding(Finding { verdict, subject, text }: Finding) -> HostFinding {
    let verdict = match verdict {
        Verdict::Good => HostVerdict::Good,
        Verdict::Advice => HostVerdict::Advice,
        Verdict::Fault => HostVerdict::Fault,
    };
    HostFinding { verdict, subject: subject.name().to_owned(), text }
}

pub(super) fn setting(Chosen { name, value, origin }: Chosen) -> HostSetting {
    let origin = match origin {
        Origin::Default => SettingOrigin::Default,
        Origin::File => SettingOrigin::File,
        Origin::Environment => SettingOrigin::Environment,
        Origin::Flag => SettingOrigin::Flag,
    };
    HostSetting { name, value, origin }
}

pub(super) fn person(hosts: &BTreeSet<UserId>, found: UserFound) -> HostPerson {
    let UserFound { user, became, banned_until, muted_until, seats, erased_at, signs_in, seen } = found;
    HostPerson {
        person: user.id,
        name: user.name,
        guest: !signs_in,
        seats: u32::try_from(seats).unwrap_or(u32::MAX),
        seen,
        banned_until,
        muted_until,
        erased_at,
        became,
        host: hosts.contains(&user.id),
    }
}

pub(super) fn invitation(row: &InvitationRow) -> HostInvitation {
    let &InvitationRow { id, uses, used, ends, .. } = row;
    HostInvitation { invitation: id.to_string(), uses, used, ends }
}

pub(super) fn act(row: AuditRow) -> HostAct {
    let act = match row.act {
        Act::Renamed => HostActKind::Renamed,
        Act::Banned => HostActKind::Banned,
        Act::Muted => HostActKind::Muted,
        Act::SignedOut => HostActKind::SignedOut,
        Act::MessagesDeleted => HostActKind::MessagesDeleted,
        Act::Erased => HostActKind::UserErased,
        Act::MatchEnded => HostActKind::MatchEnded,
        Act::Invited => HostActKind::Invited,
        Act::InvitationRevoked => HostActKind::InvitationRevoked,
        Act::HostNamed => HostActKind::HostNamed,
        Act::HostUnnamed => HostActKind::HostUnnamed,
        Act::HostLinkMade => HostActKind::HostLinkMade,
        Act::Announced => HostActKind::Announced,
        Act::AnnouncementWithdrawn => HostActKind::AnnouncementWithdrawn,
        Act::ReportAnswered => HostActKind::ReportAnswered,
        Act::CircleRenamed => HostActKind::CircleRenamed,
        Act::Changed => HostActKind::Changed,
    };
    let AuditRow { at, user, name, id, by, value, .. } = row;
    HostAct { at, act, by: by.to_string(), name, person: user, room: id, value }
}
