# 開始前
table-advice = 全員がボットに助言を求められます

# テーブル
log-undone = { $name }さんが1手取り消しました
log-empty = まだ何も起きていません。
log-earlier = 以前の手を表示する
log-since = 前回以降
legal-actions-unavailable = いまはできないこと：
chat-empty = まだ発言はありません。
chat-players-only = ここではプレイヤーだけが書けます。
chat-label = メッセージを入力
chat-send = 送信
chat-about = { $name }さんについて
chat-hide = { $name }さんの発言を表示しない
chat-report = 報告する…
report-somebody = 名前を報告する…
chat-hidden = { $name }さんの発言{ $n }件を表示していません。
chat-show = また表示する
corner = { $area }の縮小図（選ぶと開きます）

# テーブルで決めること
copy-watch = 観戦用リンクをコピー
hurry = 早める
late = { $name }さんの持ち時間が切れました。どうしますか？
seat-vacation = 休暇中
away-until = { $name }さん（{ $date }まで休暇）

# 終了
end-wins = { $name }さんの勝ちです（{ $points }点）
end-you = あなたの勝ちです（{ $points }点）
end-shared = 同点優勝：{ $names }（{ $points }点）

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
table-log-branched = ここから、ほかの対戦の続きです
table-log-closed = テーブルが閉じられました
table-log-late = { $seat_is ->
    [me] あなたの持ち時間が切れました
   *[other] { $seat }さんの持ち時間が切れました
  }
table-log-answered = { $answer_id ->
    [bot] { $by }さんは{ $seat }さんをボットに任せたいそうです
    [invite] { $by }さんは{ $seat }さんの代わりにだれかを招待したいそうです
   *[other] { $by }さんは{ $seat }さんを待ちたいそうです
  }
table-log-waited = { $seat }さんを待つことになりました
table-log-removed = { $why_id ->
    [leaving] { $seat }さんはこのサーバーを退会中です
    [banned_for_long] このサーバーの管理者が{ $seat }さんを1週間より長く利用停止にしました
    [banned] このサーバーの管理者が{ $seat }さんを数日間利用停止にしました
   *[other] { $seat }さんはこのサーバーを退会しました
  }
table-log-returned = { $seat }さんはまた遊べます
table-log-offered = { $seat }さんの代わりに遊ぶ人を招待しています
table-log-taken_over = { $name }さんが{ $before }さんの席を引き継ぎ、この席が知っていることをすべて見ます
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

# 対戦の振り返り
told-since = その間の動き：{ $at }／{ $n }手
told-skip = スキップ
after-move-next = 次の手番のテーブルへ

# 表と入力欄
score-line = 項目
score-total = 合計

# テーブルでだけ起こる断り
code-muted = サーバーの管理者により、しばらくチャットを使えません。書いた内容はほかの人に届きません。
code-used_up = この対戦で取り消しやテーブルの変更ができる回数を使い切りました。対戦はこのまま続けられます。

# 地図
map-nearer = 拡大する
map-further = 縮小する
map-whole = 全体を見る
