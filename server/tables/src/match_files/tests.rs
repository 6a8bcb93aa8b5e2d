use super::*;
use std::sync::mpsc;

#[tokio::test]
async fn one_file_is_worked_on_at_a_time_even_if_nobody_waits_for_it() {
    let files = Arc::new(MatchFiles::default());
    let (end, ended) = mpsc::channel::<()>();
    let (begin, begun) = oneshot::channel();
    let first = {
        let files = Arc::clone(&files);
        tokio::spawn(async move {
            let work = move || {
                begin.send(()).unwrap();
                ended.recv().ok();
                Ok(())
            };
            files.run(work, WORK_TIME).await
        })
    };
    begun.await.unwrap();
    let second = files.run(|| Ok(()), WORK_TIME).await;
    assert!(matches!(second, Err(LookRequestError::Busy)));
    first.abort();
    assert!(first.await.is_err());
    assert!(matches!(files.run(|| Ok(()), WORK_TIME).await, Err(LookRequestError::Busy)));
    drop(end);
    let _free = files.work.acquire().await.unwrap();
}

#[tokio::test]
async fn a_step_without_an_end_is_not_waited_for() {
    let files = MatchFiles::default();
    let (end, ended) = mpsc::channel::<()>();
    let work = move || {
        ended.recv().ok();
        Ok(())
    };
    let stopped = files.run(work, Duration::ZERO).await;
    assert!(matches!(stopped, Err(LookRequestError::Look(LookError::Stopped))));
    drop(end);
}

#[test]
fn few_files_are_in_memory() {
    let files = MatchFiles::default();
    let received: Vec<_> = (0..MAX_RECEIVED).map(|_| files.receive().ok().unwrap()).collect();
    assert!(matches!(files.receive(), Err(LookRequestError::Busy)));
    drop(received);
    assert!(files.receive().is_ok());
}
