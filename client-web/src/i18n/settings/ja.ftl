# 共通
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
end-turns = 手番の終わり
end-turns-switch = ほかにできることがないとき、自動で手番を終える
end-turns-hint = 4秒の間は取り消せます。どこかに触れると止まります。

# 名前
me-save = 変更
me-saved = 名前を変更しました。
me-hint = このブラウザがあなたを覚えています。パスワードはありません。
name-title = お名前を教えてください
name-label = 名前
name-hint = 同じテーブルの人に表示されます。あとから変えられます。
name-go = 続ける

# これまでの対戦
me-circles = サークル
history-yours = あなたの対戦

# あなたの番
alerts = 通知
alerts-switch = 自分の番になったら知らせる
alerts-hint = ほかのページを見ているあいだに通知します。タブの名前とアイコンでも分かります。
alerts-missing = このページでは通知を使えません。多くのブラウザでは、https:// のアドレスか、ホーム画面への追加が必要です。あなたの番になると、タブの名前とアイコンが変わります。
alerts-phone = この端末のブラウザでは、ページから通知を出せません。あなたの番になると、タブの名前とアイコンが変わります。
alerts-blocked = このブラウザでは、このページの通知が拒否されています。ブラウザの設定で変えられます。
alerts-turn = あなたの番です
alerts-at = { $game }であなたの番です。
