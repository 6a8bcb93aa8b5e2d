# サーバー管理者のページ
hosting-title = サーバー管理者のページ
hosting-by-link = リンクで1時間だけ開いています。「rodada host add」で追加された人は、サインインして開けます。
hosting-open-failed = このリンクではページを開けません。使用済みか、10分以上前のものか、そのあとだれかが追加されています。
hosting-confirm = 取り消せない操作には、15分以内のサインインが必要です。もう一度サインインしてください。
hosting-done = 完了しました。

# サーバーの状態
hosting-state = サーバーの状態
hosting-version = バージョン
hosting-started = 起動
hosting-sockets = 接続数
hosting-tables-here = 使用中のテーブル
hosting-moves = 起動後の手数
hosting-database = データベース
hosting-of = { $allowed }中{ $held }
hosting-free = ディスクの空き
hosting-findings = 点検の結果
hosting-findings-what = サーバーの「rodada doctor」と同じ内容です（英語）。
hosting-checking = 点検中…
hosting-verdict-good = 良好
hosting-verdict-advice = 助言
hosting-verdict-fault = 問題

# ユーザー
hosting-people = ユーザー
hosting-search = 名前の一部、またはID
hosting-find = 探す
hosting-none = その名前の人はいません。
hosting-unnamed = 名前なし
hosting-guest = ゲスト
hosting-signs-in = サインインできる
hosting-host = このページを開ける
hosting-seats = 席{ $n }
hosting-seen = 最後に来たのは{ $when }
hosting-banned = { $when }まで利用停止
hosting-muted = { $when }までチャット不可
hosting-going = { $when }に消去
hosting-became = ほかのユーザーになりました
hosting-manage = 管理
hosting-manage-spoken = { $name }を管理
hosting-new-name = 新しい名前
hosting-rename = 名前を変える
hosting-rename-sure = { $name }を{ $other }に変えますか？ 古い名前は終わった対戦も含めて消えます。
hosting-mute = チャットを止める
hosting-unmute = チャットを許す
hosting-ban = 利用を止める
hosting-unban = 利用停止をやめる
hosting-for = 期間
hosting-hours = { $n }時間
hosting-days = { $n }日
hosting-ban-sure = { $name }の利用を止めますか？ サインアウトになり、ほかの人が席を引き継げます。
hosting-sign-out = すべての端末でサインアウト
hosting-sign-out-sure = { $name }をすべての端末でサインアウトさせますか？ ゲストは戻れなくなります。
hosting-messages = メッセージをすべて消す
hosting-messages-sure = { $name }が書いたものと共有したメモをすべて消しますか？
hosting-messages-gone = { $n ->
    [0] 消すものはありませんでした。
   *[other] { $n }件のメッセージを消しました。
}
hosting-delete = 消去する
hosting-delete-sure = { $name }を消去しますか？ 名前は席{ $n }を含むすべての場所から消え、メッセージも消え、だれもその人としてサインインできなくなります。取り消せません。

# 報告
hosting-reports = 報告
hosting-reports-open = { $n ->
    [0] 回答待ちの報告はありません。
   *[other] 回答待ちの報告：{ $n }件
}
hosting-report-line = 発言
hosting-report-name = 名前
hosting-report-circle = サークルの名前
hosting-report-of = { $name } さんの
hosting-reported-by = 報告した人：{ $names }
hosting-answer-words = 報告した人へのひとこと
hosting-answer-dealt_with = 対応済み
hosting-answer-no_reason = 対応の必要なし
hosting-circle-name = サークルの新しい名前
hosting-circle-rename-sure = サークルの名前を { $name } に変更しますか？前の名前はすべての場所から消えます。

# テーブル
hosting-tables = 公開テーブル
hosting-tables-search = プレイヤー名の一部
hosting-tables-none = そのプレイヤーのいる公開テーブルはありません。
hosting-look = 見る
hosting-close = 対戦を終わらせる
hosting-close-sure = この対戦を、勝者なしで今のまま終わらせますか？
hosting-table-messages = メッセージを消す
hosting-table-messages-sure = このテーブルのメッセージと共有メモをすべて消しますか？

# お知らせ
hosting-announce = お知らせ
hosting-announce-what = すべてのページの上に1行で表示されます。時刻は読む人のタイムゾーンで、定型文は読む人の言語で表示されます。
hosting-announce-kind = 内容
hosting-announce-restart = 再起動
hosting-announce-closed = 一時休止
hosting-announce-text = 自由な文
hosting-announce-words = 全員に表示される文
hosting-announce-at = 日時
hosting-announce-from = 休止の開始
hosting-announce-until = 休止の終了
hosting-announce-shown-from = 表示の開始（今すぐでない場合）
hosting-announce-shown-until = 表示の終了（1日間でない場合）
hosting-announce-go = お知らせを出す
hosting-announce-now = { $until } まで表示
hosting-announce-later = { $begin } から { $until } まで表示
hosting-announce-withdraw = 取り下げる
hosting-announce-withdraw-sure = このお知らせの表示をやめますか？

# 招待
hosting-invitations = 招待
hosting-invitations-what = 招待された人だけが入れるサーバーで、新しい人が入るためのリンクです。
hosting-uses = 使える人数
hosting-invite = リンクを作る
hosting-invited = このリンクを送ってください。表示されるのは今だけです。
hosting-used = { $uses }人中{ $used }人が使用、{ $when }まで
hosting-revoke = 無効にする
hosting-revoke-sure = このリンクを無効にしますか？ すでに入った人はそのままです。

# したこと
hosting-acts = 操作の記録
hosting-acts-none = まだありません。
hosting-act-renamed = 名前を変更
hosting-act-banned = 利用を停止
hosting-act-muted = チャットを停止
hosting-act-signed_out = サインアウト
hosting-act-messages_deleted = メッセージを削除
hosting-act-user_erased = 消去
hosting-act-match_ended = 対戦を終了
hosting-act-invited = 招待を作成
hosting-act-invitation_revoked = 招待を無効化
hosting-act-host_named = このページを許可
hosting-act-host_unnamed = このページの許可を取り消し
hosting-act-host_link_made = このページへのリンクを作成
hosting-act-announced = お知らせを出した
hosting-act-announcement_withdrawn = お知らせを取り下げた
hosting-act-report_answered = 報告に回答（対象）
hosting-act-circle_renamed = サークルの名前を変更（所有者）
hosting-act-changed = 変更

# 設定
hosting-settings = 設定
hosting-settings-what = サーバーの設定ファイルか環境変数で変え、再起動すると反映されます。
hosting-defaults = 初期値のままの設定
hosting-setting = 設定
hosting-value = 値
hosting-origin = 由来
hosting-not-set = なし
hosting-secret = 設定済み（非表示）
hosting-from-default = 初期値
hosting-from-file = ファイル
hosting-from-environment = 環境変数
hosting-from-flag = コマンドライン
