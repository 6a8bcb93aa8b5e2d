# Put into words by the server, for those who are not on the page: notices on the screen, mails and webhooks.
# They may be read by others, so they say nothing that a spectator may not know.

# Titles
told-your_turn = あなたの番です：{ $game }（相手：{ $players }さん）
told-match_begins = 始まりました：{ $game }（相手：{ $players }さん）
told-time_runs_out = 持ち時間が残りわずかです：{ $game }（相手：{ $players }さん）
told-bot_plays_for_you = ボットが代わりにプレイしています：{ $game }（相手：{ $players }さん）
told-match_over = 終わりました：{ $game }（相手：{ $players }さん）
told-asked_for_another_match = もう一度どうですか：{ $game }（相手：{ $players }さん）
told-somebody_wrote = メッセージがあります：{ $game }（相手：{ $players }さん）

# Sentences
told-time-left = 残り{ $time }です。
told-time-left-until = 残り{ $time }です（{ $day }日{ $weekday } { $clock }{ $zone ->
    [utc] { " " }UTC
   *[own] { "" }
  }まで）。
told-turn = あなたの番です。
told-waits-for = { $names }さんの番です。
told-bot-since = { $time }前からプレイしています。いつでも席に戻れます。
told-another = あなたの席は取ってあります。
told-wrote = あなたのテーブルに書き込みがありました。
told-somebody = だれか
told-ended = 対戦は結果なしで終わりました。
told-wins = { $names }さんが{ $points }点で勝ちました。
told-shared = { $names }さんが{ $points }点で同点1位です。
told-others = { $name }さん：{ $points }点。

# Lists of names
told-and = { $begun }さん、{ $last }
told-comma = { $begun }さん、{ $next }

# Lists of other words
told-list-and = { $begun }、{ $last }
told-list-comma = { $begun }、{ $next }

# Times
told-weekday-1 = 月曜日
told-weekday-2 = 火曜日
told-weekday-3 = 水曜日
told-weekday-4 = 木曜日
told-weekday-5 = 金曜日
told-weekday-6 = 土曜日
told-weekday-7 = 日曜日
told-days = { $n }日
told-hours = { $n }時間
told-minutes = { $n }分

# A test by the host of the server
told-test = テスト
told-test-text = お知らせはここに届きます。

# Mails
told-mail-open = テーブルを開く
told-mail-why = { $server }でテーブルのお知らせを希望されたため、このメールをお送りしています。
told-mail-stop = メールを止める
told-mail-settings = 何を知らせるかは、サイトのあなたのページで選べます。
told-mail-code-title = 確認コード：{ $code }
told-mail-code = このアドレスでお知らせを受け取るには、ページでこのコードを入力してください：{ $code }。10分間使えます。
told-mail-code-other = 心当たりがなければ、何もする必要はありません。
told-sign-in-code-title = 確認コード：{ $code }
told-sign-in-code = ログインするには、コードを申し込んだページでこのコードを入力してください：{ $code }。10分間、申し込んだブラウザでだけ使えます。
told-add-code = 今後このアドレスでログインするには、コードを申し込んだページでこのコードを入力してください：{ $code }。10分間、申し込んだブラウザでだけ使えます。
told-sign-in-code-other = コードはだれにも教えないでください。ほかの人が必要とすることはありません。心当たりがなければ、何もする必要はありません。
told-mail-daily = { $n }卓があなたを待っています
told-mail-stopped = このサーバーからのメールは止まりました。
told-mail-stop-sure = このサーバーからのメールを止めますか？

# Refusals that are pages
told-refused = このページは表示できません
told-refused-home = 最初のページへ
told-refused-address = このサーバーのアドレスは { $url } です。
told-refused-named = 「{ $name }」宛てのリクエストでしたが、このサーバーは自分のアドレスでだけ応答します。
told-refused-proxy = サーバーの管理者の方へ：プロキシは、ブラウザーが送る Host ヘッダーを、ポートも含めてそのまま渡す必要があります。詳しいことは { $command } コマンドが表示します。

# Dates of leagues, in calendars
told-league-round-begins = { $league }：第{ $round }ラウンド（全{ $rounds }）の開始
told-league-round-ends = { $league }：第{ $round }ラウンド（全{ $rounds }）の締め切り
told-league-final-begins = { $league }：決勝の開始
told-league-final-ends = { $league }：決勝の締め切り

# 対戦の終わり。サークルの Webhook に送る文
told-circle-over = { $circle }：{ $game }が終わりました
told-standing-league = { $league }・第{ $round }ラウンド（全{ $rounds }）：{ $standing }
told-standing-final = { $league }・決勝：{ $standing }
told-standing-league-over = { $league }・最終順位：{ $standing }
told-standing-evening = 連戦のここまでの順位：{ $standing }
told-standing-evening-over = 連戦の最終順位：{ $standing }
told-standing-won = このサークルでの{ $game }：{ $standing }
told-standing-place = { $place }位 { $name }（{ $score }）
told-standing-matches = { $name } { $matches }戦{ $won }勝
told-standing-more = ほか{ $n }人
