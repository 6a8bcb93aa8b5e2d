# これまでの対戦
history-filters = 対戦を探す
history-game = ゲーム
history-any = すべてのゲーム
history-player = プレイヤー
history-from = この日から
history-to = この日まで
history-mine = 自分の対戦だけ
history-more = もっと見る
history-all = すべての対戦を見る
history-none-found = 当てはまる対戦はありません。条件を減らすか、名前を短くしてお試しください。
history-none = ここに表示できる対戦はまだありません。公開テーブルの対戦は終わると表示されます。招待制の対戦は、参加した人にだけ表示されます。
history-no-name = このブラウザではまだ遊んでいないため、あなたの対戦はありません。
history-abandoned = 勝敗なしで終了
history-branch = もしも
history-statistics = あなたの成績
history-ratings = レーティング
history-look = ファイルを見る
