use super::*;
use room::archive::SigningKey;
use tokio::task::yield_now;

/// Files that this program shows, of which one makes it go on for ever.
fn files() -> MatchFiles {
    let script = "read file; while [ \"$file\" = endless ]; do :; done; echo \"shown: $file\"";
    MatchFiles::new(Program::new("/bin/sh").with(["-c", script]))
}

async fn look(files: &MatchFiles, file: &str) -> Result<String, LookRequestError> {
    let received = files.receive()?;
    let key = SigningKey::of(&[7; 32]).public_key();
    let shown = files.look((received, format!("{file}\n").into_bytes()), key).await;
    shown.map(|shown| String::from_utf8(shown.text).unwrap())
}

#[tokio::test]
async fn the_place_is_free_after_a_file_without_an_end() {
    let impatient = MatchFiles { wait_time: Duration::ZERO, ..files() };
    let stopped = look(&impatient, "endless").await;
    assert!(matches!(stopped, Err(LookRequestError::TookTooLong)), "{stopped:?}");
    let patient = MatchFiles { wait_time: WAIT_TIME, ..impatient };
    assert_eq!(look(&patient, "short").await.unwrap(), "shown: short\n");
}

#[tokio::test]
async fn one_file_is_worked_on_at_a_time_as_long_as_somebody_waits_for_it() {
    let files = Arc::new(files());
    let first = {
        let files = Arc::clone(&files);
        tokio::spawn(async move { look(&files, "endless").await })
    };
    while files.work.available_permits() > 0 {
        yield_now().await;
    }
    let second = look(&files, "short").await;
    assert!(matches!(second, Err(LookRequestError::Busy)), "{second:?}");
    first.abort();
    assert!(first.await.is_err());
    assert_eq!(look(&files, "short").await.unwrap(), "shown: short\n");
}

#[tokio::test]
async fn a_program_that_fails_shows_nothing() {
    let fails = MatchFiles::new(Program::new("/bin/sh").with(["-c", "exit 1"]));
    let nothing = look(&fails, "short").await;
    assert!(matches!(nothing, Err(LookRequestError::Failed)), "{nothing:?}");
    let nowhere = look(&MatchFiles::new(Program::new("/no/such/program")), "short").await;
    assert!(matches!(nowhere, Err(LookRequestError::Start(_))), "{nowhere:?}");
}

#[test]
fn few_files_are_in_memory() {
    let files = files();
    let received: Vec<_> = (0..MAX_RECEIVED).map(|_| files.receive().ok().unwrap()).collect();
    assert!(matches!(files.receive(), Err(LookRequestError::Busy)));
    drop(received);
    assert!(files.receive().is_ok());
}
