notices-title = お知らせ
notices-lead = テーブルがあなたを待っていて、ページを見ていないときに、お知らせできます。何をどこで受け取るかを選べます。
notices-unknown = まずテーブルに着いてください。その後、ここでお知らせの内容を選べます。

# 日単位のテーブルで最初の手を打ったあと
offer-yes = 自分の番になったら知らせる
offer-keep = 次もあなたとして続ける
offer-done = テーブルがあなたを待っているとき、この端末でお知らせします。
offer-mail = 代わりにメールで知らせる
offer-phone = このiPhone／iPadでお知らせを受け取るには、Rodadaをホーム画面に追加し、そこから開いてください。
offer-phone-share = 「共有」をタップし…
offer-phone-add = …「ホーム画面に追加」を選びます。

# この端末
push-title = この端末
push-switch = この端末で知らせる
push-hint = Rodadaのページを開いていないときもお知らせします。
push-blocked = このブラウザでは、このページの通知が拒否されています。ブラウザの設定で変えられます。
push-missing = このアドレスでは、このブラウザはお知らせを受け取れません。多くのブラウザではhttps://が必要です。
push-failed = ブラウザのプッシュサービスに拒否されました。対応していないブラウザや、プライベートウィンドウでは使えないブラウザがあります。
push-unoffered = このサーバーは端末への通知を送っていません。管理者による設定がまだありません。
push-others = お知らせを受け取る端末
push-unknown = 不明なブラウザ
push-since = { $when }から
push-unreached = 最近、この端末に届きませんでした。続くようなら、ここから外して、その端末でもう一度オンにしてください。
push-remove = { $device }を外す

# 内容
what-title = お知らせの内容
kind-your_turn = あなたの番になった
kind-match_begins = 対戦が始まった
kind-time_runs_out = 持ち時間が残り少ない
kind-bot_plays_for_you = ボットが代わりに打っている
kind-match_over = 対戦が終わった
kind-asked_for_another_match = もう一戦の誘いがあった
kind-somebody_wrote = テーブルにメッセージがあった
channel-push = 端末
channel-mail = メール
channel-webhook = Webhook
what-cell = { $kind }：{ $channel }

# 時間
when-title = 時間
always-switch = テーブルを見ているときも知らせる
quiet-switch = 夜は知らせない
quiet-from = 開始
quiet-to = 終了
quiet-hint = この時間のできごとは、まだ必要なものだけあとでお知らせします。

# 休暇
vacation-title = 休暇
vacation-lead = 1手に何日かかけられるテーブルでは、休暇のあいだ持ち時間が止まり、いつまで休暇かがテーブルのみんなに見えます。
vacation-left = { $n ->
    [0] 今年の休暇はもう残っていません。
   *[other] 今年の休暇はあと{ $n }日です。
  }
vacation-now = { $until }まで休暇中です。
vacation-planned = { $begin }から{ $until }まで休暇です。
vacation-first = 最初の日
vacation-last = 最後の日
vacation-go = 休暇に入る
vacation-change = 変更する
vacation-all = 変更すると、これらすべてが置き換わります。
vacation-back = 戻りました
vacation-cancel = 取りやめる

# メール
mail-title = メール
mail-address = メールアドレス
mail-send = コードを送る
mail-sent = { $address } に6桁のコードを送りました。
mail-too-many = このアドレス宛て、またはお使いのネットワークからのコードの請求が多すぎます。{ $when }にもう一度お試しください。
mail-code = コード
mail-confirm = 確認する
mail-failed = { $address } に届かなかったため、送信を止めました。別のアドレスか、同じアドレスをもう一度入力してください。
mail-schedule = 頻度
mail-each = そのつど
mail-daily = 1日1通
mail-hour = 時刻
mail-other = 別のアドレスを使う

# Webhook
channel-title-webhook = Webhook
channel-hint-webhook = Discord、Slack、ntfy、Home Assistantなど向け：そのつど呼び出されるアドレスです。
webhook-url = アドレス（https://）
webhook-save = 保存
webhook-secret = 呼び出しに署名する秘密鍵
webhook-test = 試す
webhook-tested = Webhookが応答しました。
webhook-failed = 前回の呼び出しは失敗しました。
webhook-remove = 削除

# お知らせしないテーブル
silent-title = お知らせしないテーブル
silent-switch = このテーブルのことは知らせない
silent-end = また知らせる
