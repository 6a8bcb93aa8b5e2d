//! A mail server that accepts every mail, and knows the codes in them.

use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_util::task::AbortOnDropHandle;

pub(crate) struct MailServer {
    /// The setting with its address.
    pub(crate) setting: String,
    /// The code in the subject of each mail.
    codes: mpsc::UnboundedReceiver<String>,
    _accepting: AbortOnDropHandle<()>,
}

impl MailServer {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let setting = format!("--smtp-url=smtp://{}?tls=none", listener.local_addr().unwrap());
        let (sender, codes) = mpsc::unbounded_channel();
        let accepting = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(receive(stream, sender.clone()));
            }
        });
        Self { setting, codes, _accepting: AbortOnDropHandle::new(accepting) }
    }

    /// The code in the next mail.
    pub(crate) async fn code(&mut self) -> String {
        self.codes.recv().await.unwrap()
    }

    /// Whether mails have come that nobody has looked at.
    pub(crate) fn has_more(&self) -> bool {
        !self.codes.is_empty()
    }
}

/// Speaks as much SMTP as is needed to be given mails.
async fn receive(stream: TcpStream, codes: mpsc::UnboundedSender<String>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let mut in_mail = false;
    write.write_all(b"220 here\r\n").await.ok();
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match line.get(..4).unwrap_or(&line) {
            "." => {
                in_mail = false;
                "250 accepted\r\n"
            }
            _ if in_mail => {
                let subject = line.strip_prefix("Subject: ").and_then(|subject| subject.split(' ').next());
                if let Some(code) = subject {
                    codes.send(code.to_owned()).ok();
                }
                continue;
            }
            "DATA" => {
                in_mail = true;
                "354 go on\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 ok\r\n",
        };
        if write.write_all(answer.as_bytes()).await.is_err() {
            return;
        }
    }
}
