//! What the mailboxes of a user are used for: for notices, for signing in, or both.
//!
//! Each use takes a code of its own. Whoever keeps a mailbox for one is offered the other once: somebody who has lost their
//! phone would otherwise get no code at an address that is mailed every day.

use crate::App;
use protocol::{MailNotices, MailSchedule, MailboxOffer, MailboxUse, SignInKind, UserId};
use store::StoreError;
use store::notices::{NoticeTarget, TargetDetail};
use store::sign_in::SignInMethod;

/// The hour of the daily mail until the user chooses one.
pub(super) const MAIL_HOUR: u8 = 8;

/// The mailbox of the user, or the one to which a code was sent; `None` if this server sends no mail.
pub(super) async fn mail_of(
    app: &App,
    user: UserId,
    targets: &[NoticeTarget],
    offered: &[MailboxUse],
) -> Result<Option<MailNotices>, StoreError> {
    if !app.notices.has_mail() {
        return Ok(None);
    }
    let methods = app.store.sign_in_methods(user).await?;
    let offer = offer(targets, &methods, offered);
    let confirmed = targets.iter().find_map(|target| match &target.detail {
        TargetDetail::Mail { schedule, hour, zone, .. } => Some((target, *schedule, *hour, zone.clone())),
        _ => None,
    });
    if let Some((target, schedule, hour, zone)) = confirmed {
        // Methods are found by addresses in lower case, and this one is stored as it was typed.
        let handle = target.address.to_lowercase();
        return Ok(Some(MailNotices {
            address: Some(target.address.clone()),
            confirmed: true,
            schedule,
            hour,
            zone,
            failed: target.is_refused,
            signs_in: methods.iter().any(|method| is_mail(method) && method.handle == handle),
            kept: None,
            offer,
        }));
    }
    let kept = methods.into_iter().find(is_mail).map(|method| method.label);
    Ok(Some(MailNotices {
        address: app.store.offered_mailbox(user, app.clock.now()).await?,
        confirmed: false,
        schedule: MailSchedule::Each,
        hour: MAIL_HOUR,
        zone: "UTC".to_owned(),
        failed: false,
        signs_in: kept.is_some(),
        kept,
        offer,
    }))
}

/// What a user with these methods is still offered to use a mailbox for.
pub(super) async fn offer_of(
    app: &App,
    user: UserId,
    methods: &[SignInMethod],
) -> Result<Option<MailboxOffer>, StoreError> {
    if !app.notices.has_mail() {
        return Ok(None);
    }
    let offered = app.store.notice_settings(user).await?.unwrap_or_default().offered;
    Ok(offer(&app.store.notice_targets(user).await?, methods, &offered))
}

fn offer(targets: &[NoticeTarget], methods: &[SignInMethod], offered: &[MailboxUse]) -> Option<MailboxOffer> {
    let told = targets.iter().find(|target| matches!(target.detail, TargetDetail::Mail { .. }));
    let offer = match (told, methods.iter().find(|method| is_mail(method))) {
        (Some(told), None) if !told.is_refused => {
            MailboxOffer { to: MailboxUse::SignIn, address: told.address.clone() }
        }
        (None, Some(kept)) => MailboxOffer { to: MailboxUse::Notices, address: kept.label.clone() },
        _ => return None,
    };
    (!offered.contains(&offer.to)).then_some(offer)
}

fn is_mail(method: &SignInMethod) -> bool {
    method.kind == SignInKind::Mail
}
