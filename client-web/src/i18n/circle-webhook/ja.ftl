circle-webhook = 結果をほかの場所に知らせる
circle-webhook-told = このサークルの結果は { $host } に知らされます。
circle-webhook-hint = Discord や Slack など、サークルのチャットに使えます。ここで対戦が終わるたびに、順位とともにこのアドレスに知らせます。送り先のサーバー名はメンバー全員に見えます。
circle-webhook-failed = 前回の呼び出しは失敗しました。
