# An evening of several matches
evening-title = 連戦
evening-match = 全{ $all }戦の第{ $number }戦
evening-by-best_of = 勝利数
evening-by-best_of-hint = 最も多くの対戦に勝った人が連戦の勝者です。だれも追いつけなくなった時点で終わります。同率1位は全員の勝ちとします。並んだときは得点で決めます。
evening-by-total = 得点
evening-by-total-hint = 対戦ごとに、自分より下の順位の人1人につき2点、同じ順位の人1人につき1点を得ます。並んだときは勝利数で決めます。
evening-counts = 中止された対戦はだれの成績にもならず、連戦は続きます。対戦の終わりに席にいる人がその成績を得ます。
evening-place = 順位
evening-who = 名前
evening-won = 勝利
evening-points = 得点
evening-winner-you = あなたが連戦を制しました。
evening-winner = { $n ->
    [1] { $names }が連戦を制しました。
   *[other] { $names }が同率で連戦を制しました。
  }
evening-lead-you = あなたがリードしています。
evening-lead = { $n ->
    [1] { $names }がリードしています。
   *[other] { $names }が並んでリードしています。
  }
evening-nobody = 成績になった対戦がないため、連戦の勝者はいません。
evening-ended = 連戦は最後の対戦の前に終了されました。勝者はいません。
evening-waits = プレイヤーを待っています
evening-runs = 対戦中
evening-abandoned = 結果なし
evening-planned = これから
evening-next = 次の対戦: { $game }
evening-end = 連戦を終了
evening-end-sure = この連戦を終了しますか?勝者はなしになります。今の対戦は続きますが、もう成績になりません。

# In a circle
evenings-title = 連戦
evenings-none = ここではまだ連戦が組まれていません。
evening-new = 連戦を組む
evening-what = 同じメンバーで続けて何回か対戦し、通算で順位を決めます。毎回別の席から始まります。
evening-counting = 勝敗の決め方
evening-matches = 対戦
evening-nth = 第{ $number }戦
evening-add = 対戦を追加
evening-remove = 第{ $number }戦を削除
evening-unfit = { $game }は{ $least }~{ $most }人用です。
evening-make = 連戦を組む
