# ゲスト
guest-mark = ゲスト
guest-mark-means = この名前は登録されていません。次は別の人が使うかもしれません。

# 公開ページ
person-title = { $name }さん
person-since = { $month }から参加
person-matches = あなたが見られる対戦
person-none = あなたが見られる対戦はありません。
person-players = プレイヤー
person-gone-title = ここにはだれもいません
person-gone-text = このページは存在しないか、公開されていません。

# 自分のページ
page-title = あなたのページ
page-switch = 自分のページを公開する
page-hint = 名前、参加した月、見る人がもともと見られるあなたの対戦だけが載ります。オフにすると、これまでのリンクは以後も使えなくなります。
page-open = 自分のページを見る

# すべてのデータ
data-title = あなたのデータ
data-text = このサーバーにあるあなたの情報をまとめたファイルです。ログインの方法と場所、あなたの席から見えた対戦、書いた言葉が入っています。
data-save = ファイルに保存

# 自分を消す
erase-title = 自分を消す
erase-text = すべての端末からログアウトし、名前はだれにも見えなくなります。1週間後に完全に消えます。それまではログインすれば戻れます。
erase-text-guest = ログアウトし、名前はだれにも見えなくなります。1週間後に完全に消えます。ログインの方法がないので、戻ることはできません。
erase-do = 消す
erase-sure = { $name }さんを消しますか？ 席は「だれか」のまま残り、対戦の続きはほかの人が決めます。
erase-done = ログアウトしました。{ $day }に消えます。
erase-confirm = ログインしてから時間がたっています。消す前に、もう一度ログインしてください。
back-title = 戻りますか？
back-text = { $name }さんは{ $day }に消えることになっています。いまはまだすべて残っています。
back-do = { $name }さんのままでいる
back-not = いまはしない

# 登録されている名前
name-other-title = この名前は使われています
name-other-text = { $name }は、ほかの人が登録している名前か、それによく似た名前です。別の名前を選ぶと、あなたの名前として登録されます。

# このブラウザが以前だったゲスト
guest-was = { $tables ->
   *[other] ここでは{ $name }さんです。これまでこのブラウザは{ $other }さんとして{ $tables }つのテーブルに着席していました。その席をどうしますか？
  }
guest-still = ログインする前、このブラウザは{ $other }さんでした。
guest-still-answer = 席をどうするか決める

# 断られたとき
code-name_taken = ほかの人が登録している名前か、それによく似た名前です。別の名前を選んでください。
