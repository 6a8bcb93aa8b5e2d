# 別の端末で続ける
device-title = 別の端末で続ける
device-text = リンクを開いた別のブラウザも、あなたになります。名前も席も対戦も同じです。使えるのは一度だけです。
device-make = リンクを作る
device-again = 新しいリンクを作る
device-label = 別の端末用のリンク
device-left = あと{ $time }使えます。
device-expired = リンクの期限が切れました。
device-secret = これを開いた人は、あなたとして遊べます。ほかの人には送らないでください。
device-hands-over = ログイン方法がまだないため、このリンクを開いた人は、あなたと同じように{ $name }さんになり、{ $name }さんを渡すことになります。自分の端末でだけ開いてください。このページでログイン方法を追加しておけば、決められるのはいつもあなただけです。
device-lent = この端末はリンクで{ $name }さんになりました。{ $name }さんはほかの端末でも続いています。この操作は元の端末で行ってください。その端末をなくした場合は、一週間使われていなければ、ここからログアウトできます。
device-whose = { $name }さんとしてここで続けますか？
device-owner = { $tables ->
    [0] { $name }さんはまだどのテーブルにも着席していません。
   *[other] { $name }さんは{ $tables }つのテーブルに着席しています。
  }
device-owner-with = { $name }さんと同じテーブル：{ $others }
device-owner-guest = { $name }という名前はだれのものとも決まっておらず、だれでも名乗れます。このリンクを自分で作った場合にだけ進んでください。
device-here = このブラウザも同じ名前、同じ席、同じ対戦になります。元の端末もそのまま使えます。
device-until-now = いまこのブラウザは{ $other }さんです。
device-go = { $name }さんとしてここで続ける
device-not = いまはやめておく
device-done = この端末では{ $name }さんになりました。
device-bad-title = このリンクはもう使えません
device-bad-text = 使用済みか、作ってから時間がたっています。元の端末の名前の欄で、新しいリンクを作ってください。
device-other-title = このブラウザには別の席があります
device-somebody = 別のプレイヤー
device-keep = { $other }さんのままにする
me-before = 別のブラウザで遊んだことがありますか？
me-sign-in = ログイン

# ブラウザがそれまでだったゲストの席をどうするか
guest-text = { $tables ->
   *[other] いまは{ $other }さんとして{ $tables }つのテーブルに着席しています。このブラウザが{ $name }さんになったら、その席をどうしますか？
  }
guest-nameless = ゲスト
guest-bring = { $tables ->
   *[other] { $tables }つの席を引き継ぐ
  }
guest-bring-means = 続きは{ $name }さんが遊び、{ $other }さんの対戦、発言、観戦もすべて{ $name }さんのものになります。二人とも着席したことのあるテーブルには{ $other }さんが残ります。{ $other }さんになっているほかの端末はログアウトされ、{ $other }さんへのメールとWebhookは止まります。元には戻せません。
guest-bring-sure = { $tables ->
   *[other] { $other }さんの{ $tables }つの席を{ $name }さんに引き継ぎますか？元には戻せません。
  }
guest-bring-yes = { $name }さんに引き継ぐ
guest-leave = { $other }さんを残す
guest-leave-means = すべて{ $other }さんのままです。ほかの端末も{ $other }さんになっていないかぎり、このブラウザからは戻れません。
guest-leave-sure = { $other }さんを残しますか？このブラウザから{ $other }さんには戻れなくなります。元には戻せません。
guest-leave-yes = 残す
guest-back = { $other }さんに戻る
guest-back-means = まだ何も移っていません。このブラウザは{ $name }さんになる前のまま、{ $other }さんとして続けられます。
guest-brought = { $tables ->
    [0] { $name }さんになりました。引き継げる席はありませんでした。
   *[other] { $name }さんになり、{ $tables }つのテーブルを引き継ぎました。
  }
guest-stays = { $tables ->
   *[other] { $tables }つのテーブルには、あなたも着席したことがあるため、{ $other }さんが残ります。
  }

# ログイン中の端末
devices-title = 使っている端末
devices-text = これらの端末でログインしています。ログアウトしても、席も対戦もほかの端末にそのまま残ります。
devices-unknown = 不明なブラウザ
devices-here = この端末
devices-seen = 最後に開いた時刻：{ $when }
devices-since = { $when }からログイン中
devices-out = ログアウト
devices-out-there = ログアウト：{ $device }
devices-out-all = すべての端末でログアウト
devices-sure-there = 「{ $device }」でログアウトしますか？ 開いている画面にはそのことが表示され、以後は観戦だけになります。
devices-sure-here = この端末でログアウトしますか？ 戻るときは、ほかの端末で作ったリンクを使います。
devices-sure-last = この端末でログアウトしますか？ ほかにログイン中の端末がないため、あなたの席と対戦には、あなた自身も戻れなくなります。
devices-sure-all = この端末も含めて、すべての端末でログアウトしますか？ あなたの席と対戦には、あなた自身も戻れなくなります。
devices-sure-kept = この端末でログアウトしますか？ いつでもまたログインできます。
devices-sure-all-kept = この端末も含めて、すべての端末でログアウトしますか？ いつでもまたログインできます。
devices-done = ログアウトしました：{ $device }
devices-nobody = この端末ではログインしていません。
devices-news = 別の端末（{ $device }）でログインがありました。心当たりがなければ、端末の一覧でログアウトさせてください。
signed-out-title = ログアウトしました
signed-out-text = この端末はログアウトされました。別の端末であなたが操作したのかもしれません。リンクのあるテーブルは観戦できます。新しい名前で席につくこともできます。
signed-out-back = 別の端末でまだログイン中なら、そこでリンクを作ると、ここで続けられます。
