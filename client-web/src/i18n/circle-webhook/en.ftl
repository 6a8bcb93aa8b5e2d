circle-webhook = Tell the results elsewhere
circle-webhook-told = The results of this circle are told at { $host }.
circle-webhook-hint = For the chat of your circle, such as Discord or Slack: each match that ends here is told at this address, with the standing. All members see the name of that server.
circle-webhook-failed = The latest call failed.
