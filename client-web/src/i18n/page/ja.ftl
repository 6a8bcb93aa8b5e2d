# Filled in by the server, for links in chats and before the page is there
page-about = ブラウザで遊べるボードゲームです。テーブルを用意して、リンクを送るだけで遊べます。アカウントは要りません。
page-table = { $game }：{ $host }さんのいるテーブル
page-gathering = 空席は{ $free }つです。リンクを開くと、ブラウザですぐに席に着けます。アカウントは要りません。
page-full = 満席で、まもなく始まります。リンクを開くと観戦できます。
page-running = 対戦中です。リンクを開くと観戦できます。
page-over = 対戦は終わりました。リンクを開くと経過を見られます。
page-step = ステップ { $step }（全 { $last }）：{ $words }
page-quiet-step = ステップ { $step }（全 { $last }）。リンクを開くと、ここから続きを見られます。
page-private = 非公開のテーブル
page-private-about = 非公開のテーブルに招待されています。リンクを開くと、ブラウザでそのまま参加できます。アカウントは要りません。
page-noscript = Rodada はブラウザで遊ぶもので、JavaScript が必要です。このページで JavaScript を有効にしてください。
offline-title = Rodadaに接続できません
offline-text = ネットワークがないか、サーバーが応答していません。テーブルはサーバーに保存されているので、何も失われていません。
offline-again = もう一度試す
