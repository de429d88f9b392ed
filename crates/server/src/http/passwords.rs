//! Work on passwords, which takes memory and time by design: behind the limit of tries, a few at once.

use std::net::IpAddr;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::http::App;
use crate::http::error::{Answer, busy};
use crate::http::limits::too_often;

/// How many are worked on at the same time.
static HASHING: Semaphore = Semaphore::const_new(2);
/// How many may wait for that or are worked on.
static WAITING: Semaphore = Semaphore::const_new(32);

/// The hash of a new password; nothing if it can have none.
pub(crate) async fn hash(app: &App, from: IpAddr, password: String) -> Answer<Option<String>> {
    work(app, from, move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string()).ok()
    })
    .await
}

/// The same for an administrator, who is not limited.
pub(crate) async fn hash_for_administrators(password: String) -> Option<String> {
    let _turn = HASHING.acquire().await.ok()?;
    let work = move || Argon2::default().hash_password(password.as_bytes());
    let hash = tokio::task::spawn_blocking(work).await.ok()?;
    hash.map(|hash| hash.to_string()).ok()
}

/// Whether a password is the one of this hash. Without a hash it is not, which takes as long, so that
/// nobody learns which names exist.
pub(crate) async fn is_right(
    app: &App,
    from: IpAddr,
    password: String,
    hash: Option<&str>,
) -> Answer<bool> {
    let nobody = "$argon2id$v=19$m=19456,t=2,p=1$c29tZS1zYWx0LWZvci1hcmRyaQ$\
                  Zm9yIG5vYm9keSBhdCBhbGwsIGp1c3QgYSBoYXNoISE";
    let known = hash.is_some();
    let hash = hash.unwrap_or(nobody).to_string();
    let right = work(app, from, move || {
        let hash = PasswordHash::new(&hash).ok();
        hash.is_some_and(|hash| {
            Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
        })
    });
    Ok(right.await? && known)
}

async fn work<T: Send + 'static>(
    app: &App,
    from: IpAddr,
    work: impl FnOnce() -> T + Send + 'static,
) -> Answer<T> {
    if !app.limits.may_log_in(from) {
        return Err(too_often());
    }
    let _place = WAITING.try_acquire().map_err(|_| busy())?;
    let turn = HASHING.acquire().await.map_err(|_| busy())?;
    let done = tokio::task::spawn_blocking(move || {
        // Held until it is done, also if nobody waits for it any more.
        let _turn = turn;
        work()
    });
    done.await.map_err(|_| busy())
}
