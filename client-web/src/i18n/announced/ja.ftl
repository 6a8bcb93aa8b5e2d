# ホストから全員へのお知らせ
announced-restart = サーバー再起動の予定：{ $at }。対戦の内容は保存されます。
announced-closed = 休止の予定：{ $begin } から { $until } まで。対戦の内容は保存されます。
