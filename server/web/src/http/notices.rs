//! What a user is told while they are away, and where.

use super::body::Body;
use super::cookie::{RequestUser, SignedIn};
use super::keyed::{Keyed, Request, once};
use super::known_cookie::{KnownCookies, count_code};
use super::mailboxes::{MAIL_HOUR, mail_of};
use super::params::RoomId;
use super::sessions::Device;
use super::{Refusal, SameOrigin};
use crate::App;
use crate::admission::{Address, ByAddress};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use base::entropy::new_id;
use notices::{CodeSent, LANGUAGES, Mailbox, Tested, are_push_keys, is_quiet_valid, is_zone, new_address};
use protocol::{
    AddressNotices, ChangeMail, ChangeNotices, Code, ConfirmMail, MailSchedule, Notices, PushNotices,
    PushSubscription, SetAddress, SetMail, SubscribePush, UserId,
};
use std::sync::Arc;
use store::StoreError;
use store::notices::{Channel, CodeEntered, NoticeSettings, NoticeTarget, TargetDetail};
use uuid::Uuid;

/// The most browsers of one user.
const MAX_BROWSERS: u32 = 10;

/// `GET /api/me/notices`: what the user is told, and where.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    request_user: RequestUser,
) -> Result<Json<Notices>, Refusal> {
    let user = request_user.require_user()?.id;
    Ok(Json(notices_of(&app, user).await?))
}

/// `PUT /api/me/notices`: changes what the user is told.
pub(super) async fn change(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    Body(change): Body<ChangeNotices>,
) -> Result<Json<Notices>, Refusal> {
    let user = request_user.require_user()?.id;
    let ChangeNotices { kinds, always, quiet, language, offered } = change;
    if let Some(Some(quiet)) = &quiet
        && !is_quiet_valid(quiet)
    {
        return Err(Refusal::new(Code::Malformed, "quiet: two times such as 22:00, and an IANA time zone"));
    }
    let before = settings_of(&app, user).await?;
    let settings = NoticeSettings {
        language: language.map_or(Ok(before.language), known_language)?,
        kinds: kinds.unwrap_or(before.kinds),
        always: always.unwrap_or(before.always),
        quiet: quiet.unwrap_or(before.quiet),
        offered: before.offered.into_iter().filter(|one| Some(*one) != offered).chain(offered).collect(),
    };
    app.store.keep_notice_settings(user, &settings).await?;
    Ok(Json(notices_of(&app, user).await?))
}

/// `PUT /api/me/notices/silent/{room}`: tells nothing of a table.
pub(super) async fn silence(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    RoomId(room): RoomId,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let header = app.store.header(room).await?.ok_or(Code::NotFound)?;
    // Otherwise this list could grow without an end.
    if !header.seats.iter().any(|row| row.assignment.user() == Some(user)) {
        return Err(Code::NotSeated.into());
    }
    app.store.set_silent(user, room, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/me/notices/silent/{room}`: tells of the table again.
pub(super) async fn unsilence(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    RoomId(room): RoomId,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    app.store.set_silent(user, room, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/me/notices/push`: subscribes this browser.
pub(super) async fn subscribe(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    request_user: RequestUser,
    Body(SubscribePush { endpoint, keys, language }): Body<SubscribePush>,
) -> Result<(StatusCode, Json<PushSubscription>), Refusal> {
    let SignedIn { user, token, .. } = request_user.require_session()?;
    let user = user.id;
    if app.notices.push_key().is_none() {
        return Err(Code::NotFound.into());
    }
    app.quotas.count(ByAddress::NoticeTarget, address)?;
    if app.notices.outgoing().check(&endpoint).is_err() || !are_push_keys(&keys) {
        return Err(Code::BadAddress.into());
    }
    choose_language(&app, user, language).await?;
    let label = device.0;
    let target = new_target(&app, user, endpoint, TargetDetail::Push { keys, label: label.clone() });
    if !app.store.add_browser(&target, token.digest(), MAX_BROWSERS).await? {
        return Err(Code::TooMany.into());
    }
    app.notices.add_user(user);
    let (id, since) = (target.id.to_string(), target.since);
    let subscription = PushSubscription { id, label, since, failed: false };
    Ok((StatusCode::CREATED, Json(subscription)))
}

/// `DELETE /api/me/notices/push/{id}`: tells a browser nothing any more.
pub(super) async fn unsubscribe(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let id = id.parse::<Uuid>().map_err(|_| Code::NotFound)?;
    if !app.store.remove_notice_target(user, id).await? {
        return Err(Code::NotFound.into());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// `PUT /api/me/notices/{channel}`: sets the address that a channel calls, with a new secret.
pub(super) async fn set_address(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Path(channel): Path<String>,
    Body(SetAddress { url }): Body<SetAddress>,
) -> Result<Json<AddressNotices>, Refusal> {
    let user = request_user.require_user()?.id;
    let channel = channel_with_address(&channel)?;
    app.quotas.count(ByAddress::NoticeTarget, address)?;
    app.notices.outgoing().check(&url).map_err(|_| Code::BadAddress)?;
    let detail = new_address(channel).ok_or(Code::NotFound)?;
    let target = new_target(&app, user, url, detail);
    app.store.add_notice_target(&target, 1).await?;
    app.notices.add_user(user);
    Ok(Json(address_of(&[target], channel)))
}

/// `DELETE /api/me/notices/{channel}`.
pub(super) async fn remove_address(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    Path(channel): Path<String>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let target = target_of(&app, user, channel_with_address(&channel)?).await?;
    app.store.remove_notice_target(user, target.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/me/notices/{channel}/test`: calls the address. Refused if it does not accept the request.
pub(super) async fn test_address(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    request_user: RequestUser,
    Path(channel): Path<String>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let channel = channel_with_address(&channel)?;
    app.quotas.count(ByAddress::NoticeTarget, address)?;
    let target = target_of(&app, user, channel).await?;
    let (name, language) = (channel.name(), settings_of(&app, user).await?.language);
    tried(name, app.notices.test(&target, &language).await)
}

/// The answer to who has tried whether something arrives at an address. `name` is that of its channel.
pub(super) fn tried(name: &str, tested: Tested) -> Result<StatusCode, Refusal> {
    match tested {
        Tested::Delivered => Ok(StatusCode::NO_CONTENT),
        Tested::Refused(status) => {
            Err(Refusal::new(Code::BadAddress, format!("the {name} answered with {status}")))
        }
        Tested::Unreachable => Err(Refusal::new(Code::BadAddress, format!("the {name} does not answer"))),
    }
}

/// `POST /api/me/notices/mail`: sends a code to a mailbox.
pub(super) async fn set_mailbox(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    known: KnownCookies,
    request_user: RequestUser,
    Keyed { key, body: Body(SetMail { address: mailbox }) }: Keyed<Body<SetMail>>,
) -> Result<StatusCode, Refusal> {
    let user = request_user.clone().require_user()?.id;
    require_mail(&app)?;
    let send = async |request: &Request| {
        let to = Mailbox::parse(&mailbox).ok_or(Code::BadAddress)?;
        count_code(&app, address, &known, &request_user, &to).await?;
        let language = settings_of(&app, user).await?.language;
        match app.notices.send_code(user, &mailbox, &language, request.kept()).await? {
            CodeSent::Sent => Ok(None),
            CodeSent::NoMailbox => Err(Code::BadAddress.into()),
            CodeSent::Failed => Err(Code::Unavailable.into()),
        }
    };
    once(&app, key, &request_user, send).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/me/notices/mail/confirm`: confirms the mailbox with the code.
pub(super) async fn confirm_mailbox(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    Keyed { key, body: Body(ConfirmMail { code }) }: Keyed<Body<ConfirmMail>>,
) -> Result<Json<Notices>, Refusal> {
    let user = request_user.clone().require_user()?.id;
    require_mail(&app)?;
    let confirm = async |request: &Request| {
        let settings = settings_of(&app, user).await?;
        let zone = settings.quiet.map_or_else(|| "UTC".to_owned(), |quiet| quiet.zone);
        let detail =
            TargetDetail::Mail { schedule: MailSchedule::Each, hour: MAIL_HOUR, zone, latest_daily: None };
        let target = new_target(&app, user, String::new(), detail);
        match app.notices.enter_code(&target, &code, request.kept()).await? {
            CodeEntered::Right => app.notices.add_user(user),
            CodeEntered::Wrong | CodeEntered::Void => return Err(Code::BadCode.into()),
        }
        Ok(None)
    };
    once(&app, key, &request_user, confirm).await?;
    Ok(Json(notices_of(&app, user).await?))
}

/// `PUT /api/me/notices/mail`: chooses when mail is sent.
pub(super) async fn change_mail(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
    Body(change): Body<ChangeMail>,
) -> Result<Json<Notices>, Refusal> {
    let user = request_user.require_user()?.id;
    let mailbox = target_of(&app, user, Channel::Mail).await?;
    let TargetDetail::Mail { schedule, hour, zone, latest_daily } = mailbox.detail else {
        return Err(Code::NotFound.into());
    };
    let (hour, zone) = (change.hour.unwrap_or(hour), change.zone.unwrap_or(zone));
    if hour > 23 || !is_zone(&zone) {
        return Err(Refusal::new(Code::Malformed, "hour: 0 to 23; zone: an IANA time zone"));
    }
    let detail =
        TargetDetail::Mail { schedule: change.schedule.unwrap_or(schedule), hour, zone, latest_daily };
    app.store.keep_target_detail(mailbox.id, &detail).await?;
    Ok(Json(notices_of(&app, user).await?))
}

/// `DELETE /api/me/notices/mail`.
pub(super) async fn remove_mailbox(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    request_user: RequestUser,
) -> Result<StatusCode, Refusal> {
    let user = request_user.require_user()?.id;
    let mailbox = target_of(&app, user, Channel::Mail).await?;
    app.store.remove_notice_target(user, mailbox.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn require_mail(app: &App) -> Result<(), Refusal> {
    if app.notices.has_mail() { Ok(()) } else { Err(Code::NotFound.into()) }
}

/// The channel of this name, if it calls an address that users give.
fn channel_with_address(name: &str) -> Result<Channel, Refusal> {
    Ok(channels_with_address().find(|channel| channel.name() == name).ok_or(Code::NotFound)?)
}

fn channels_with_address() -> impl Iterator<Item = Channel> {
    Channel::all().filter(|channel| new_address(*channel).is_some())
}

async fn target_of(app: &App, user: UserId, channel: Channel) -> Result<NoticeTarget, Refusal> {
    let targets = app.store.notice_targets(user).await?;
    let found = targets.into_iter().find(|target| target.detail.channel() == channel);
    Ok(found.ok_or(Code::NotFound)?)
}

fn new_target(app: &App, user: UserId, address: String, detail: TargetDetail) -> NoticeTarget {
    let since = app.clock.now();
    NoticeTarget {
        id: new_id(since),
        user,
        address,
        detail,
        since,
        failures: 0,
        retry_at: None,
        is_refused: false,
    }
}

async fn settings_of(app: &App, user: UserId) -> Result<NoticeSettings, StoreError> {
    Ok(app.store.notice_settings(user).await?.unwrap_or_default())
}

/// Stores the language of a page that subscribes.
async fn choose_language(app: &App, user: UserId, language: Option<String>) -> Result<(), Refusal> {
    let Some(language) = language else { return Ok(()) };
    let settings = settings_of(app, user).await?;
    let language = known_language(language)?;
    app.store.keep_notice_settings(user, &NoticeSettings { language, ..settings }).await?;
    Ok(())
}

pub(super) fn known_language(language: String) -> Result<String, Refusal> {
    if LANGUAGES.contains(&language.as_str()) {
        Ok(language)
    } else {
        Err(Refusal::new(Code::Malformed, "language: en, pt-BR or ja"))
    }
}

pub(super) async fn notices_of(app: &App, user: UserId) -> Result<Notices, Refusal> {
    let NoticeSettings { language, kinds, always, quiet, offered } = settings_of(app, user).await?;
    let targets = app.store.notice_targets(user).await?;
    let subscription = |target: &NoticeTarget| match &target.detail {
        TargetDetail::Push { label, .. } => Some(PushSubscription {
            id: target.id.to_string(),
            label: label.clone(),
            since: target.since,
            failed: target.failures > 0,
        }),
        _ => None,
    };
    Ok(Notices {
        push: PushNotices {
            public_key: app.notices.push_key(),
            subscriptions: targets.iter().filter_map(subscription).collect(),
        },
        mail: mail_of(app, user, &targets, &offered).await?,
        addresses: channels_with_address().map(|channel| (channel, address_of(&targets, channel))).collect(),
        kinds,
        always,
        quiet,
        silent_tables: app.store.silent_tables(user).await?,
        language,
    })
}

fn address_of(targets: &[NoticeTarget], channel: Channel) -> AddressNotices {
    let target = targets.iter().find(|target| target.detail.channel() == channel);
    AddressNotices {
        url: target.map(|target| target.address.clone()),
        secret: target.and_then(|target| target.detail.secret()).map(str::to_owned),
        failed: target.is_some_and(|target| target.failures > 0),
    }
}
