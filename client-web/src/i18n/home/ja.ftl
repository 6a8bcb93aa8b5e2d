home-title = 離れた友だちと囲むテーブル
home-lead = ブラウザで遊べるボードゲームです。テーブルを用意して、リンクを送るだけで遊べます。アカウントは要りません。一晩でも二か月でも、あなたの席はそのまま残ります。
home-your-turn = あなたの番を待っています
home-mine = あなたのテーブル
home-games = ゲーム棚
home-open = 参加できるテーブル
home-open-none = いま公開されているテーブルはありません。
home-open-invite = だれでも入れるテーブルを作る
