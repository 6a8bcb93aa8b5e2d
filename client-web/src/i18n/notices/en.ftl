notices-title = Notices
notices-lead = When a table waits for you and you are not looking, Rodada can tell you. You choose what, and where.
notices-unknown = Sit down at a table first. Then you can choose here what you are told.

# Offered after a first move at a table of days
offer-yes = Tell me when it is my turn
offer-keep = Keep who you are
offer-done = This device tells you when a table waits for you.
offer-mail = Tell me by mail instead
offer-phone = To be told on this iPhone or iPad, put Rodada on the home screen and open it from there.
offer-phone-share = Tap “Share” …
offer-phone-add = … then “Add to Home Screen”.

# On this device
push-title = On this device
push-switch = Tell me here
push-hint = Also while no page of Rodada is open.
push-blocked = Notifications from this page are blocked in this browser. You can change that in its settings.
push-missing = This browser receives no notices from this address: most need https://.
push-failed = The browser’s push service refused. Some browsers have none, and some switch it off in private windows.
push-unoffered = This server pushes nothing to devices: whoever runs it has not set that up.
push-others = Devices that are told
push-unknown = An unknown browser
push-since = since { $when }
push-unreached = It could not be reached lately. If that stays so, remove it and switch it on again there.
push-remove = Remove { $device }

# What
what-title = What you are told
kind-your_turn = It is your turn
kind-match_begins = The match begins
kind-time_runs_out = Your time is running out
kind-bot_plays_for_you = A bot plays for you
kind-match_over = The match is over
kind-asked_for_another_match = Somebody asks for another match
kind-somebody_wrote = Somebody wrote at your table
channel-push = Devices
channel-mail = Mail
channel-webhook = Webhook
what-cell = { $kind }: { $channel }

# When
when-title = When
always-switch = Even while I am looking at the table
quiet-switch = Not at night
quiet-from = From
quiet-to = To
quiet-hint = What happens in these hours is told afterwards, if it still matters.

# Vacation
vacation-title = Vacation
vacation-lead = Where players have days for a move, your time stands still while you are away, and everybody at the table sees until when.
vacation-left = { $n ->
    [0] You have no days left this year.
    [one] You have one day left this year.
   *[other] You have { $n } days left this year.
  }
vacation-now = You are away until { $until }.
vacation-planned = You will be away from { $begin } until { $until }.
vacation-first = First day
vacation-last = Last day
vacation-go = Go on vacation
vacation-change = Change it
vacation-all = A change replaces all of these.
vacation-back = I am back
vacation-cancel = Give it up

# Mail
mail-title = By mail
mail-address = Your mail address
mail-send = Send a code
mail-sent = A code of six digits is on its way to { $address }.
mail-too-many = Too many codes were asked for, for this address or from your network. Ask again { $when }.
mail-code = The code
mail-confirm = Confirm
mail-failed = The mailbox { $address } refused a mail, so no more are sent. Enter another one, or the same again.
mail-schedule = How often
mail-each = Each time
mail-daily = Once a day
mail-hour = At
mail-other = Use another address

# Webhook
channel-title-webhook = Webhook
channel-hint-webhook = For Discord, Slack, ntfy, Home Assistant and the like: an address that is called each time.
webhook-url = The address, with https://
webhook-save = Save
webhook-secret = The secret that signs each call
webhook-test = Try it
webhook-tested = The webhook has answered.
webhook-failed = The latest call failed.
webhook-remove = Remove

# Tables of which nothing is told
silent-title = Silent tables
silent-switch = Tell me nothing of this table
silent-end = Tell me again
