# だれがどのくらい強いか
ratings-title = レーティング
rating-what = 公開テーブルでのレーティング対戦からわかる強さです。± の後の数は、ずれているかもしれない幅です。レーティング対戦が { $least } 回に満たない人や、この { $days } 日間に対戦していない人は表に出ません。
rating-what-circle = サークル「{ $name }」のテーブルでのレーティング対戦からわかる、メンバーの強さです。± の後の数は、ずれているかもしれない幅です。レーティング対戦が { $least } 回に満たない人や、この { $days } 日間に対戦していない人は表に出ません。
rating-how = レーティング対戦をするには、公開テーブルかサークルのテーブルを作り、「レーティング対戦」を選びます。
rating-game = ゲーム
rating-who = だれ
rating-head = レーティング
rating-matches-head = 対戦数
rating-none = このゲームの表にはまだだれもいません。
rating-back = サークルに戻る

# レーティング
rating-value = { $points } ± { $deviation }
rating-few = { $n ->
   *[other] レーティング対戦 { $n } / { $all } 回
  }
rating-yours = あなたのレーティング：{ $rating }

# 自分のもの
rating-own = あなたのレーティング
rating-at-open = 公開テーブル
rating-in-circle = サークル「{ $name }」
rating-resting = 次のレーティング対戦まで表に出ません
rating-list = 表を見る
rating-circle-list = このサークルのレーティング

# 対戦の終わり
rating-new = 新しいレーティング
rating-not-bot_played = この対戦はレーティングに数えません。ボットがだれかの代わりにプレイしたからです。
rating-not-player_replaced = この対戦はレーティングに数えません。ほかの人が席を引き継いだからです。
