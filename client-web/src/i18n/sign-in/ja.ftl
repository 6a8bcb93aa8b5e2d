# 自分を残しておく
keep-title = 次もあなたとして続ける
keep-lead = いまはこのブラウザがあなたを覚えています。情報が消えたり端末をなくしたりしても、次の方法を登録しておけば、どのブラウザからでも同じ名前、同じ席、同じ対戦に戻れます。
keep-added = { $when }に登録
keep-used = 最後に使った時刻：{ $when }
keep-unused = まだ使っていません
keep-remove = 削除
keep-remove-it = 削除：{ $what }
keep-sure = { $what }を削除しますか？ これではもうログインできなくなります。
keep-sure-last = { $what }を削除しますか？ これが最後の方法です。このブラウザの情報が消えると、あなたの席と対戦には、あなた自身も戻れなくなります。
keep-removed = 削除しました：{ $what }
keep-mail-add = メールアドレスを登録
keep-mail-done = { $address }でログインできるようになりました。
keep-passkey = パスキー
keep-passkey-of = パスキー（{ $device }）
keep-passkey-add = パスキーを登録
keep-passkey-done = パスキーでログインできるようになりました。
keep-passkey-hint = パスキーは、スマートフォンやパソコン、パスワード管理アプリに保存されます。覚えておくものはありません。
keep-provider-add = { $name }を登録
keep-provider-done = 登録しました。この方法でも戻ってこられます。
keep-confirm = ご本人の確認
keep-confirm-text = ログインしてから時間がたっています。戻る方法を変える前に、もう一度ログインしてください。
keep-confirmed = ご本人と確認できました。
keep-link-only = このサーバーにはログインの方法がありません。ログイン中の端末で作ったリンクを開くと、別のブラウザもあなたになります。

# ログイン
sign-in-title = ログイン
sign-in-lead = 別のブラウザで遊んだことがありますか？ 同じ名前、同じ席、同じ対戦に戻れます。
sign-in-here = いまこのブラウザは{ $name }さんです。
sign-in-address = メールアドレス
sign-in-send = コードを送る
sign-in-sent = { $address }でログインする人がここにいれば、コードを送りました。10分間、このブラウザでだけ使えます。
sign-in-sent-own = { $address }にコードを送りました。10分間、このブラウザでだけ使えます。
sign-in-none = 届かないときは、迷惑メールのフォルダーを確かめるか、別のアドレスをお試しください。送れるコードは、1つのアドレスにつき1日10通までです。
sign-in-too-many = このアドレス宛て、またはお使いのネットワークからのコードの請求が多すぎます。{ $when }にもう一度お試しください。それまでは、パスキーや外部のログイン先、ログイン中の別の端末からのリンクをご利用いただけます。サーバーの管理者に相談することもできます。
sign-in-code = 6桁の数字
sign-in-enter = 続ける
sign-in-other = 別のアドレス
sign-in-passkey = パスキーでログイン
sign-in-passkey-failed = 操作が取り消されたか、このブラウザにこのページのパスキーがありません。
sign-in-provider = { $name }でログイン
sign-in-new = ようこそ。ほかの人に表示される名前を決めてください。
sign-in-link = ログイン中の端末の「{ $page }」でリンクを作り、ここで開くこともできます。
sign-in-done = ここでは{ $name }さんです。

# お知らせとログインの両方に使うメールアドレス
both-offer-sign_in = お知らせは{ $address }に届いています。ログインにも使いますか？この端末をなくしても、そこに届くコードで戻ってこられます。
both-offer-notices = { $address }でログインできます。見ていないあいだに手番が来たら、そこにメールでもお知らせしますか？
both-no = いいえ
both-title-notices = お知らせ
both-switch-notices = このアドレスにメールを受け取る
both-title-sign_in = ログイン
both-switch-sign_in = このアドレスに届くコードで戻ってくる
both-told = これからは{ $address }にメールが届きます。
both-none = メールが届きませんか？迷惑メールのフォルダーをご確認ください。
both-again = コードをもう一度送る

# 招待
invited-title = 招待されています
invited-text = このサーバーの管理者が招待しています。あとは名前を決めるだけです。
invited-enter = 入る
invited-before = 以前に遊んだことがある
invited-ended = この招待は使い切られたか、期限切れか、取り消されました。管理者に新しい招待を頼んでください。
entry-invited-only = 参加には招待が必要です

# 断られたとき
code-not_fresh = 変更する前に、もう一度ログインしてください。
code-bad_passkey = このパスキーはここに登録がないか、時間がかかりすぎました。
code-bad_provider = ログインできませんでした。ここからもう一度お試しください。
code-provider_unreachable = このログイン先から応答がありません。しばらくしてからもう一度試すか、別の方法をお使いください。
code-already_kept = すでにログインに使われています。別の名前のあなたかもしれません。
code-invitation_needed = ここへ新しく入るには招待が必要です。サーバーの管理者から届いたリンクを開いてください。以前に遊んだことがあれば、ログインしてください。
code-provider_needed = ここへは、管理者が選んだログイン先でログインした人だけが入れます。
code-keep_first = だれでも入れるテーブルを作れるのは、また戻ってこられる人だけです。自分のページの「次もあなたとして続ける」で方法を登録してください。
code-no_open_tables = このサーバーにはだれでも入れるテーブルはありません。リンクで招待してください。
