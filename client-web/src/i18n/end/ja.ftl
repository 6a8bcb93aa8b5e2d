# 終了
end-counting = 得点を数えています
end-picture = 結果の画像
skip-ahead = 結果を見る
rematch-real = 本当の対戦で遊ぶ
rematch = 再戦する
rematch-go = 再戦の席へ

# 対戦の振り返り
replay-step-through = 対戦を振り返る
end-turned = 勝負の分かれ目
