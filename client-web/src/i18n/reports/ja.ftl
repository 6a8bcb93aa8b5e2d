# 発言や名前をホストに知らせる
report-title = ホストに報告
report-what = 何を報告しますか？
report-line = 発言「{ $text }」
report-name = 名前「{ $name }」
report-circle = サークルの名前「{ $name }」
report-words = 補足（任意）
report-shown = このサーバーのホストに、内容、書いた人、場所、あなたの名前と補足が見えます。90日間保存されます。ほかの人には知らされません。
report-send = 報告する
report-sent = 報告しました。回答は「あなたとこの端末」に表示されます。

# 自分の報告
reports-title = 自分の報告
reports-answered = 報告にホストが回答しました。「あなたとこの端末」をご覧ください。
reports-yours = 補足：{ $words }
reports-waits = ホストはまだ回答していません。
reports-verdict-dealt_with = ホストが対応しました。
reports-verdict-no_reason = ホストは対応の必要がないと判断しました。
