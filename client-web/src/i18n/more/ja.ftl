# 見つからない
lost-title = ここには何もありません
lost-text = アドレスが間違っているか、ページがなくなっています。参加中のテーブルはホームから開けます。

# 共通
save = 保存
remove = 外す
share = 共有
language = 言語
theme = 表示テーマ
theme-auto = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
sound = 音
sound-off = なし
sound-quiet = 小さめ
sound-on = あり
sound-hint = 別のページを見ている間は、自分の番になったことだけを音で知らせます。
haptics = 振動
haptics-switch = 自分の番になったときと選択が決まったときに振動で知らせる

# 名前
me-save = 変更
me-saved = 名前を変更しました。
me-hint = このブラウザがあなたを覚えています。パスワードはありません。
name-title = お名前を教えてください
name-label = 名前
name-hint = 同じテーブルの人に表示されます。あとから変えられます。
name-go = 続ける

# テーブルを作る
new-game = どのゲームで遊びますか？
new-who = だれと遊びますか？
new-who-link = リンクで友だちと
new-who-link-hint = 送るためのリンクができます。ほかの人にテーブルは見えません。
new-who-open = だれとでも
new-who-open-hint = 公開テーブルの一覧に載ります。リンクも使えます。
new-who-bots = ボットだけ
new-who-bots-hint = ボットを相手に、すぐに始まります。
new-seats = 席の数
new-seats-bots = あなたとボット{ $n }体で遊びます。
new-level = ボットの強さ
new-level-beginner = 入門
new-level-easy = やさしい
new-level-good = 上手
new-level-strong = 強い
bot-pace = ボットの速さ
bot-pace-at_once = すぐに
bot-pace-usual = 人のように
bot-pace-slow = ゆっくり
new-create = テーブルを用意する
new-start = 席について始める
options-more = 詳しい設定
option-chosen = { $option }：{ $value }
options-several = { $n }つ選んでください。選ばなければ無作為に決まります。選択中：{ $chosen }
options-unmet = { $option }：{ $n }つ選んでください。選ばなければ無作為に決まります。選択中：{ $chosen }
pace-free-name = 制限なし
pace-free-hint = 急がずに遊べます。
pace-live-name = 分単位
pace-live-hint = 全員がいま集まって遊びます。
pace-days-name = 日単位
pace-days-hint = それぞれの都合で。数週間かけても遊べます。
pace-each = 1手につき
pace-vacation = 休暇中のプレイヤーの時間は止まります

# 開始前
gather-title = テーブルの用意ができました
gather-invited = { $name }さんからの招待です。空いている席を選んでください。
gather-free = 空席があと{ $n }つあります。
gather-away = 席はすべて埋まりました。席を外している人：{ $names }
gather-ready = 全員そろいました。{ $name }さんが始めるのを待っています。
gather-ready-host = 全員そろいました。始めましょうか？
gather-wait = 全員そろうと、{ $name }さんが対戦を始めます。ページを閉じても、あとで戻れます。
gather-start = 対戦を始める
gather-played = 遊ぶ内容
gather-open = だれでも着席できます
gather-link-only = リンクを持つ人だけ
gather-advice = 全員がボットに助言を求められます
gather-bots-at_once = ボットはすぐに行動します
gather-bots-slow = ボットはゆっくり行動します
gather-edit = 変更
gather-leave = 席を立つ
gather-close = テーブルを閉じる
gather-close-sure = このテーブルを閉じますか？ ほかの人からも見えなくなります。
gather-closed = 着席するには、主催者のリンクが必要です。観戦はご自由にどうぞ。
gather-full = 席はすべて埋まっています。このまま待てば、始まった対戦を観戦できます。自分でテーブルを作ることもできます。
gather-sent-away = 主催者があなたの席を空けました。観戦するか、自分でテーブルを作れます。
seat-host = 主催者
seat-sit = ここに座る
seat-send-away = この席を空ける
bot-add = ボットを入れる
bot-remove = { $name }を外す
level-beginner = 入門ボット
level-easy = やさしいボット
level-good = 上手なボット
level-strong = 強いボット
invite-title = 友だちを誘う
invite-link = このリンクを開いた人は、空いた席に座れます。
invite-open = このテーブルは公開されています。リンクから直接入れます。
invite-watch = 見るだけの方には：
invite-label = このテーブルへのリンク
qr-show = QRコード
qr-label = リンクのQRコード

# テーブル
log-undone = { $name }さんが1手取り消しました
log-empty = まだ何も起きていません。
log-earlier = 以前の手を表示する
log-since = 前回以降
legal-actions-unavailable = いまはできないこと：
chat-empty = まだ発言はありません。
chat-label = メッセージを入力
chat-send = 送信
corner = { $area }の縮小図（選ぶと開きます）

# テーブルで決めること
stand-in = ボットがあなたの代わりに遊んでいます。
stand-in-pauses = ボットだけになったため、だれかが席に戻るまで対戦は止まっています。
take-back = 自分の席に戻る
hand-over = ボットに代わってもらう
hand-over-hint = テーブルに残ったまま、いつでも席に戻れます。
leave-to-bot = テーブルを離れる
leave-hint = ボットがあなたの代わりに遊び、ほかの人は続けられます。席はあなたのものです。
copy-watch = 観戦用リンクをコピー
hurry = 早める
abandon = 勝敗なしで終える
abandon-hint = 全員の同意が必要です。
abandon-sure = この対戦を勝敗なしで終えるよう、ほかの人に提案しますか？
abandon-sure-alone = この対戦を勝敗なしで終えますか？ ほかはボットだけなので、すぐに終わります。
abandon-do = 終える
abandoning = 勝敗なしで終えたい人：{ $names }
abandon-yes = 同意する
abandon-no = 続けたい
late = { $name }さんの持ち時間が切れました。どうしますか？
late-you = 持ち時間が切れました。まだ続けて遊べます。
late-wait = もう少し待つ
late-bot = ボットに任せる
late-answered = 回答しました。ほかの人もまだ回答できます。
away-long = { $name }さんは何日も不在で、対戦が止まっています。
seat-vacation = 休暇中
away-until = { $name }さん（{ $date }まで休暇）
call-time = どうするか皆に尋ねる
watch-began = 対戦はもう始まり、席はすべて埋まっています。いまは観戦中です。次の対戦に誘ってもらうか、自分でテーブルを作れます。

# 終了
end-counting = 得点を数えています
end-picture = 結果の画像
end-wins = { $name }さんの勝ちです（{ $points }点）
end-you = あなたの勝ちです（{ $points }点）
end-shared = 同点優勝：{ $names }（{ $points }点）
skip-ahead = 結果を見る
place = { $n }位
rematch = 再戦する
rematch-go = 再戦の席へ

# テーブルの出来事
table-log-sat = { $name }さんが着席しました
table-log-stood = { $seat }さんが席を立ちました
table-log-sent_away = 主催者が{ $seat }さんの席を空けました
table-log-bot_sat = ボットの{ $seat }さんが着席しました
table-log-bot_changed = { $level_id ->
    [beginner] { $seat }さんは入門ボットになりました
    [easy] { $seat }さんはやさしいボットになりました
    [strong] { $seat }さんは強いボットになりました
   *[good] { $seat }さんは上手なボットになりました
  }
table-log-bot_left = ボットが席を外れました
table-log-changed = テーブルの設定が変わりました
table-log-host_changed = 主催者がしばらく来ていないため、{ $seat }さんが主催者になりました
table-log-started = 対戦が始まりました
table-log-closed = テーブルが閉じられました
table-log-late = { $seat_is ->
    [me] あなたの持ち時間が切れました
   *[other] { $seat }さんの持ち時間が切れました
  }
table-log-answered = { $answer_id ->
    [bot] { $by }さんは{ $seat }さんをボットに任せたいそうです
   *[other] { $by }さんは{ $seat }さんを待ちたいそうです
  }
table-log-waited = { $seat }さんを待つことになりました
table-log-handed_over = { $seat_is ->
    [me] ボットがあなたの代わりに遊びます
   *[other] ボットが{ $seat }さんの代わりに遊びます
  }
table-log-taken_back = { $seat_is ->
    [me] あなたが席に戻りました
   *[other] { $seat }さんが席に戻りました
  }
table-log-vacation = { $seat_is ->
    [me] あなたは{ $date }まで休暇です
   *[other] { $seat }さんは{ $date }まで休暇です
  }
table-log-vacation_cancelled = { $seat_is ->
    [me] あなたは休暇を取りやめました
   *[other] { $seat }さんは休暇を取りやめました
  }
table-log-abandoning = { $agree ->
    [yes] { $seat }さんはここで終えたいそうです
   *[no] { $seat }さんは続けたいそうです
  }
table-log-abandoned = 対戦は勝敗なしで終わりました
table-log-rematched = 再戦の用意ができました

# これまでの対戦
history-filters = 対戦を探す
history-game = ゲーム
history-any = すべてのゲーム
history-player = プレイヤー
history-from = この日から
history-to = この日まで
history-mine = 自分の対戦だけ
history-yours = あなたの対戦
history-more = もっと見る
history-all = すべての対戦を見る
history-none-found = 当てはまる対戦はありません。条件を減らすか、名前を短くしてお試しください。
history-none = ここに表示できる対戦はまだありません。公開テーブルの対戦は終わると表示されます。招待制の対戦は、参加した人にだけ表示されます。
history-no-name = このブラウザではまだ遊んでいないため、あなたの対戦はありません。
history-abandoned = 勝敗なしで終了

# 対戦の振り返り
told-since = 前回からの動き：{ $n }手
told-skip = スキップ
after-move-next = 次の手番のテーブルへ
replay-match = 対戦
replay-title = { $game }の振り返り
replay-loading = 対戦を読み込んでいます…
replay-step-through = 対戦を振り返る
replay-steps = 対戦の手順
replay-step = 手順
replay-count = { $step } / { $last }
replay-round = ラウンド{ $n }
replay-first = 最初へ
replay-back = 一つ戻る
replay-forward = 一つ進む
replay-last = 最後へ
replay-play = 自動で進める
replay-pause = 止める
replay-speed = 速さ
replay-speed-slow = ゆっくり
replay-speed-normal = ふつう
replay-speed-fast = 速い
replay-as = 視点
replay-as-watch = 観戦者
replay-as-all = すべて公開
replay-quiet = { $name }さんが決めました。
replay-begins = 対戦が始まります。
replay-nothing = この視点からは何も見えません。
replay-copy = この場面へのリンク
replay-copied = この場面へのリンクをコピーしました。
replay-export = ファイルに保存
replay-live = テーブルへ
replay-so-far = これまでの経過を見る
replay-trouble = 対戦を表示できません
replay-not-found-title = この対戦は見つかりません
replay-not-found-text = リンクが不完全かもしれません。送ってくれた人に新しいリンクを頼むか、一覧から探してください。
replay-not-over-title = この対戦はまだ続いています
replay-not-over-text = 終わるまでは、自分の席または観戦者の視点で見られます。終わったあとは、どの席からでも見られます。
replay-not-started-title = この対戦はまだ始まっていません
replay-not-started-text = 振り返るものはまだありません。だれを待っているかは、テーブルで確かめられます。

# あなたの番
alerts = 通知
alerts-switch = 自分の番になったら知らせる
alerts-hint = ほかのページを見ているあいだに通知します。タブの名前とアイコンでも分かります。
alerts-missing = このページでは通知を使えません。多くのブラウザでは、https:// のアドレスか、ホーム画面への追加が必要です。あなたの番になると、タブの名前とアイコンが変わります。
alerts-phone = この端末のブラウザでは、ページから通知を出せません。あなたの番になると、タブの名前とアイコンが変わります。
alerts-blocked = このブラウザでは、このページの通知が拒否されています。ブラウザの設定で変えられます。
alerts-turn = あなたの番です
alerts-at = { $game }であなたの番です。

# 見せられないテーブル
gone-title = このテーブルは見つかりません
gone-text = リンクが不完全か、始まらないまま長いあいだだれも開かなかったためテーブルが削除されています。送ってくれた人に新しいリンクを頼むか、新しいテーブルを作ってください。
gone-closed = このテーブルは閉じられました
gone-closed-text = 勝敗なしで終わりました。新しいテーブルはいつでも作れます。

# 表と入力欄
score-line = 項目
score-total = 合計
pace = 持ち時間

# テーブルでだけ起こる断り
code-muted = サーバーの管理者により、しばらくチャットを使えません。書いた内容はほかの人に届きません。
code-used_up = この対戦で取り消しやテーブルの変更ができる回数を使い切りました。対戦はこのまま続けられます。

# 地図
map-nearer = 拡大する
map-further = 縮小する
map-whole = 全体を見る
