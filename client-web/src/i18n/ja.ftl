# 共通
skip = 本文へ移動
home-link = Rodada、ホーム
close = 閉じる
again = もう一度試す
reload = 再読み込み
copy = コピー
copied = リンクをコピーしました。
copy-by-hand = リンクを選択しました。キーボードか長押しでコピーしてください。
menu = メニュー
your-turn = あなたの番です
history-title = これまでの対戦
page-lost = ページの一部を読み込めませんでした。通信が一時的に途切れたのかもしれません。
page-broken = このページで問題が起きました。対戦は保存されています。
link-away = 接続が切れました。自動的に再接続します。
link-silent = 数秒間、応答がありません。接続を確認しています。
link-slow = 手は送信されましたが、サーバーの保存に時間がかかっています。そのままお待ちください。
link-restart = サーバーを再起動しています。対戦は保存されています。まもなく再開します。
link-blocked = リアルタイム接続（WebSocket）が途中で遮断されています。ブラウザの拡張機能、プロキシ、ファイアウォールのいずれかが原因です。このページで拡張機能を無効にするか、別のネットワークをお試しください。
link-outdated = このページの新しい版があります。
link-repeats = まだ応答がありません。もう一度試しています。
link-unsure = まだ応答がなく、実行されたかどうかわかりません。もう一度試しています。

# ホーム
home-offline = 現在、サーバーが応答していません。
play-now = すぐに遊ぶ
play-now-game = すぐに遊ぶ：{ $game }
play-against = 何体のボットと対戦しますか？
play-against-bots = ボット{ $n }体と対戦
learn-by-playing = 遊んで覚える
new-table = テーブルを作る
rules = ルール
seats-range = { $min }～{ $max }人用
minutes-range = { $min }～{ $max }分
table = テーブル
table-free = { $n ->
    [0] 満席・まもなく開始
   *[other] 空席あと{ $n }
  }
table-running = 対戦中
table-join = 参加する
table-watch = 観戦する
table-your-move = 続きを遊ぶ
next-table = { $n ->
    [1] 別のテーブルであなたの番です
   *[other] 別のテーブルであなたの番です（{ $n }）
  }

# 名前
me-title = あなたとこの端末

# テーブルを作る
pace-free = 時間制限なし
pace-minutes = 1手{ $n }分
pace-no_vacation = 休暇なし
pace-days = 1手{ $n }日

# 開始前
seat-number = 席{ $n }
seat-free = 空席
somebody = だれか
seat-you = あなた
seat-away = 離席中
seat-bot = ボット
qr-label = リンクのQRコード

# テーブル
joining = テーブルを開いています…
game-unknown = このゲームには新しい版のページが必要です。再読み込みしてください。
others = ほかのプレイヤー
look-at = { $name }さんの場を拡大する
side = 得点・経過・チャット
score = 得点
log = これまでの経過
chat = チャット
watching = { $n }人が観戦中
watch-hand = { $name }さんの手元：{ $n }
waits-for = 待っている相手：{ $names }
you-watch = 観戦中です。
time-left = 残り時間：
legal-actions = { $n ->
    [1] ただ一つの選択肢を一覧で見る
   *[other] { $n }個の選択肢を一覧で見る
  }
confirm-no = やめておく
undo = 取り消す
not-now = いまはできません。
why-not = いまはできません。
seat-thinks = 考えています
seat-chosen = 選びました
score-of = 得点：
can-be-chosen = 選べます
score-delta = ここで{ $n }
cancel = やめる
areas = テーブルの区画
result = 結果
the-table = テーブル
side-fold = たたむ
side-unfold = 開く
news = 新着があります
turn-shape = 回す
lay-shape = ここに置く
place = { $n }位

# 見つからない
lost-home = ホームへ

# 断られたとき
banned-until = サーバーの管理者により、{ $when }まで利用が停止されています。
code-internal = サーバーで問題が起きました。行われたかどうかを確かめてから、もう一度お試しください。
failure = サーバーの管理者に伝えるエラー番号：{ $id }
code-offline = サーバーに接続できません。
code-unanswered = 応答がなかったため、実行されたかどうかわかりません。
