# 自分のサークル
circles-title = サークル
circles-what = サークルは、いっしょに遊ぶ仲間の集まりです。メンバーはサークルのテーブルを見て着席でき、終わった対戦もあとから見られます。
circles-yours = あなたのサークル
circles-none = まだどのサークルにも入っていません。ここで作ってリンクを友だちに送るか、送られてきたサークルのリンクを開いてください。
circles-members = { $n ->
   *[other] メンバー{ $n }人
  }
circles-owned = あなたが管理
circles-new = 新しいサークル
circles-name = サークルの名前
circles-make = サークルを作る
circles-many = 入れるサークルの数がいっぱいです。先にどれかを抜けてください。

# サークル
circle-gone-title = ここにサークルはありません
circle-gone-text = サークルが終了したか、あなたがメンバーではありません。メンバーからリンクを送ってもらえば参加できます。
circle-tables = テーブル
circle-tables-none = いまは対戦中のテーブルがありません。
circle-new-table = このサークルで新しいテーブル
circle-open-table = 開く
circle-matches = 終わった対戦
circle-matches-none = まだ終わった対戦がありません。
circle-people = メンバー
circle-owner = 管理者
circle-hand-over = 管理者にする
circle-hand-over-spoken = { $name }さんを管理者にする
circle-hand-over-sure = { $name }さんをこのサークルの管理者にしますか？ あなたはメンバーのままです。
circle-remove = 外す
circle-remove-spoken = { $name }さんを外す
circle-remove-sure = { $name }さんをこのサークルから外しますか？ リンクがあれば戻れるので、新しいリンクを作ることもできます。
circle-invite = 招待
circle-invite-text = このリンクを開いて「参加する」を押した人がメンバーになります。
circle-link = 参加用のリンク
circle-renew = 新しいリンクを作る
circle-renew-sure = 新しいリンクを作りますか？ いまのリンクは使えなくなります。
circle-renewed = リンクが新しくなりました。
circle-settings = このサークル
circle-report = 名前を報告する…
circle-rename = 名前を変える
circle-leave = サークルを抜ける
circle-leave-sure = このサークルを抜けますか？ テーブルや対戦は見られなくなります。
circle-leave-owner = このサークルを抜けますか？ テーブルや対戦は見られなくなります。いちばん長くいるメンバーが管理者になります。
circle-left = { $name }を抜けました。
circle-end = サークルを終了する
circle-end-sure = 全員のサークルを終了しますか？ 対戦は残りますが、同じサークルのものだったことはだれにもわからなくなります。
circle-ended = サークル「{ $name }」は終了しました。

# みんなの成績
circle-standing-what = 最後まで行われた、人どうしの対戦の集計です。かっこの中は、偶然だけなら何勝になるかです。
circle-standing-bar = 棒は勝ち数、印は偶然の場合です。
circle-standing-own = ここでのあなたの成績
circle-standing = みんなの成績
circle-year-all = すべて
circle-year = 期間
circle-year-page = { $year }年のまとめ
circle-who = 名前
circle-streak = 最長{ $n }連勝
circle-points = { $n }点

# 参加用のリンク
join-title = サークルに参加
join-owner = { $owner }さんが管理しているサークルです。
join-means = メンバーは、おたがいの名前、サークルのテーブル、終わった対戦とその成績を、非公開のものも含めて見られます。ほかの人には何も見えません。管理者は結果をほかの場所に知らせることがあります。いつでも抜けられます。
join-go = サークルに参加する
join-not = いまはしない
join-open = サークルへ
join-already = すでにメンバーです。
join-done = { $name }のメンバーになりました。
join-bad-title = このリンクは使えません
join-bad-text = リンクが新しくなったか、サークルが終了しています。送ってくれた人に聞いてください。
join-full = サークルがいっぱいか、あなたが入れるサークルの数がいっぱいです。
