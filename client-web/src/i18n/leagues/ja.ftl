# In a circle
leagues-title = リーグ戦
leagues-none = ここではまだリーグ戦が開かれていません。
league-new = リーグ戦を開く
league-what = 3人以上で、同じゲームを何ラウンドも遊びます。ラウンドごとにサーバーがテーブルを用意して席を決め直し、通算で順位を決めます。サークルのメンバーは自分で参加します。最初のプレイヤーはあなたです。
league-name = リーグ戦の名前
league-seats = 1テーブルの席数
league-seats-hint = 人数が席数で割り切れないときは、席の少ないテーブルができます。
league-seats-two-hint = 人数が奇数のときは、ラウンドごとに1人ずつ交代で抜け番になります。
league-rounds = ラウンド数
league-rounds-choice = { $n ->
   *[other] { $n }ラウンド
  }
league-final = 最後に決勝を行う
league-final-hint = 順位表の上位の人がもう1回対戦し、その結果で上位の順位を決めます。
league-longest = 1ラウンドの最長期間
league-longest-hint = すべての対戦が終わりしだい、ラウンドは終わります。
league-make = リーグ戦を開く
league-rules-before = このリーグ戦の決まり

# What has become of it
league-gathering = 参加者を募集中
league-starting = まもなく開始
league-round = 全{ $all }ラウンドの第{ $n }ラウンド
league-final-round = 決勝
league-over = 終了
league-ended = 途中で終了
league-players = { $n ->
   *[other] { $n }人
  }
league-you-playing = あなたも参加中
league-you-waiting = あなたは順番待ち
league-you-left = あなたは抜けました

# The page of a league
league-title = リーグ戦
league-gone-title = ここにリーグ戦はありません
league-gone-text = リーグ戦を見られるのは、参加している人とサークルのメンバーだけです。
league-circle = サークルへ
league-join = リーグ戦に参加する
league-wait = 順番待ちに加わる
league-leave = リーグ戦から抜ける
league-leave-gathering = このリーグ戦から抜けますか？ 開始までは、また参加できます。
league-leave-playing = このリーグ戦から抜けますか？ これまでの勝ち点は残ります。次のラウンドから、最も長く待っている人が代わりに入ります。
league-unwait = 順番待ちをやめる
league-leave-waiting = 順番待ちをやめますか？ あとでもう一度加わることもできます。
league-start = リーグ戦を始める
league-few = { $n ->
   *[other] あと{ $n }人参加すると始められます。
  }
league-end = リーグ戦を終了
league-end-sure = このリーグ戦を全員分終了しますか？ 勝者はなしになります。今の対戦は続きますが、もう成績になりません。
league-your-table = あなたのテーブルへ
league-back = リーグ戦に戻る

# What happens next
league-now-gathering = 参加したい人がそろったら、リーグ戦を開いた人が始めます。
league-now-starting = まもなく最初のラウンドが始まります。
league-now-ends = すべての対戦が終わりしだい終了します。遅くとも{ $when }（{ $time }）までです。
league-now-late = 期限になりました。まもなく終わります。
league-now-next = 次のラウンドは{ $when }に始まります。
league-now-final = 決勝は{ $when }に始まります。
league-now-soon = まもなく始まります。
league-now-won = { $n ->
    [1] { $names }がリーグ戦を制しました。
   *[other] { $names }が同率1位です。
  }
league-now-won-you = あなたがリーグ戦を制しました。
league-now-nobody = 成績になった対戦がないため、リーグ戦の勝者はいません。
league-now-ended = リーグ戦は途中で終了されました。勝者はいません。

# The standing
league-standing = 順位表
league-joined = 参加者
league-place = 順位
league-who = 名前
league-points = 勝ち点
league-won = 勝利
league-met = 相手
league-met-why = 相手: これまでに対戦した相手全員の勝ち点の合計です。勝ち点も勝利数も同じ人どうしの順位は、これで決まります。
league-left = 抜けました
league-show-all = { $n ->
   *[other] { $n }人すべてを表示
  }
league-waiting = 順番待ち

# The rounds
league-rounds-played = ラウンド
league-nth = 第{ $n }ラウンド
league-matches-over = { $n ->
   *[other] { $n }戦中{ $over }戦が終了
  }
league-table = テーブル{ $n }
league-way = テーブル{ $n }: { $way }
league-replay = リプレイ
league-unkept = 記録なし
league-result-unfinished = 未決着
league-result-absent = 不在
league-out = 抜け番: { $names }

# What is played
league-plan = 遊ぶ内容
league-plan-seats = { $n ->
   *[other] { $n }人のテーブル
  }
league-plan-final = { $n ->
   *[other] { $n }ラウンドと決勝
  }
league-plan-longest = 1ラウンドは最長{ $time }

# The rules
league-rules = 決まり
league-rule-seating = ラウンドごとにテーブルが新しくなります。同じ人とはなるべく二度当たらず、最初の席はだれもがほぼ同じ回数になります。第2ラウンドからは、順位の近い人どうしが当たります。
league-rule-points = テーブルの1位は{ $most }点、最下位は0点で、その間は等間隔です。同じ順位の人は勝ち点を分け合います。
league-rule-table = テーブルでの順位
league-rule-half = ほかの人のために終わらなかった対戦では、半分の勝ち点を得ます。
league-rule-half-out = ほかの人のために終わらなかった対戦と抜け番では、半分の勝ち点を得ます。
league-rule-none = ボットやほかの人が代わりに最後まで遊んだ対戦、またラウンドの終わりに{ $time }以上あなたの手を待っていた対戦では、勝ち点がありません。
league-rule-none-vacation = ボットやほかの人が代わりに最後まで遊んだ対戦、またラウンドの終わりに{ $time }以上あなたの手を待っていた対戦では、勝ち点がありません。ただし休暇中だった場合を除きます。
league-rule-equal = 勝ち点が同じときは勝利数、次に対戦相手の強さで決めます。
league-rule-leave = 抜けた人の勝ち点は残り、順番待ちの人が代わりに入ります。待っている人がいなければ、テーブルが小さくなります。
league-rule-next = 1ラウンドは最長{ $time }です。すべての対戦が終わると、次のラウンドに進みます。
league-rule-final = { $n ->
   *[other] 最後に順位表の上位{ $n }人が決勝を行い、その順位がそのままリーグ戦の上位の順位になります。
  }

# The calendar
league-calendar = カレンダー
league-calendar-what = カレンダーアプリで、参加しているリーグ戦の各ラウンドの開始と締め切りを見られます。
league-calendar-make = アドレスを作る
league-calendar-once = カレンダーアプリの「照会（購読）」にこのアドレスを貼り付けてください。表示されるのは今だけで、これを知っている人はこれらの日程を読めます。
league-calendar-since = アドレスは{ $when }に作られました。
league-calendar-another = アドレスを取り替える（今のものは使えなくなります）
league-calendar-remove = アドレスをなくす

# Removing somebody
league-remove-title = プレイヤーを外す
league-remove-gathering = 外された人は、サークルのメンバーであれば、開始までにまた参加できます。
league-remove-started = 外された人の勝ち点は残り、その対戦も続きます。次のラウンドから、最も長く待っている人が代わりに入ります。
league-remove = 外す
league-remove-spoken = { $name }さんを外す
league-remove-sure = { $name }さんをこのリーグ戦から外しますか？
