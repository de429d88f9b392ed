//! How an administrator reaches a running server: a port of its own on this machine, and a secret in a
//! file of the data folder that nobody else can read, or in the database for whoever may read that. Neither
//! is to be reached through a proxy or a browser.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use super::{AdminAnswer, AdminRequest, perform};
use crate::actor::json;
use crate::ended::EndedSessions;
use crate::store::{DataPlace, StoreError, admin_place};
use crate::tables::{Tables, letters, random_bytes};

/// The file that says where the port is, and the secret.
const FILE: &str = "admin.json";
/// The longest request, in bytes.
const LONGEST: u64 = 64 * 1024;
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where to ask, and by which secret.
#[derive(Serialize, Deserialize)]
struct Place {
    port: u16,
    secret: String,
}

#[derive(Serialize, Deserialize)]
struct Asked {
    secret: String,
    request: AdminRequest,
}

/// The server's end. When it is dropped, the file goes; in a database the place goes with the server's lease.
#[derive(Debug)]
pub struct AdminChannel {
    file: Option<PathBuf>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for AdminChannel {
    fn drop(&mut self) {
        self.task.abort();
        if let Some(file) = &self.file {
            let _ = fs::remove_file(file);
        }
    }
}

impl AdminChannel {
    /// Opens the port, and keeps where it is beside the data.
    ///
    /// # Errors
    /// The machine says why not.
    pub async fn open(
        data: &DataPlace,
        tables: Tables,
        ended: EndedSessions,
    ) -> Result<Self, StoreError> {
        let io = |error: io::Error| StoreError::Io(error.to_string());
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.map_err(io)?;
        let secret = letters(&random_bytes::<40>()?);
        let port = listener.local_addr().map_err(io)?.port();
        let place = json(&Place { port, secret: secret.clone() });
        let file = data.folder().map(|folder| folder.join(FILE));
        match &file {
            Some(file) => write_place(file, &place).map_err(io)?,
            None => tables.store().keep_admin_place(&place).await?,
        }
        let task = tokio::spawn(async move {
            // One after the other: administrators are few.
            while let Ok((stream, _)) = listener.accept().await {
                let _ = timeout(PATIENCE, serve(stream, &secret, &tables, &ended)).await;
            }
        });
        Ok(Self { file, task })
    }
}

fn write_place(file: &Path, place: &str) -> io::Result<()> {
    // One that was left behind may be anybody's to read.
    let _ = fs::remove_file(file);
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(place.as_bytes())
}

/// Where the server of these data was last to be reached.
async fn read_place(data: &DataPlace) -> Result<Option<String>, StoreError> {
    match data {
        DataPlace::Folder(folder) => match fs::read_to_string(folder.join(FILE)) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            text => Ok(Some(text?)),
        },
        DataPlace::Postgres(url) => admin_place(url).await,
    }
}

async fn serve(
    mut stream: TcpStream,
    secret: &str,
    tables: &Tables,
    ended: &EndedSessions,
) -> io::Result<()> {
    let mut line = String::new();
    let (read, mut write) = stream.split();
    // Whoever does not ask at once does not know what to ask.
    let mut read = BufReader::new(read.take(LONGEST));
    let reading = read.read_line(&mut line);
    timeout(Duration::from_secs(5), reading).await.unwrap_or(Err(ErrorKind::TimedOut.into()))?;
    let Ok(asked) = serde_json::from_str::<Asked>(&line) else { return Ok(()) };
    // Hashes are compared, so that the time tells nothing.
    if Sha256::digest(asked.secret.as_bytes()) != Sha256::digest(secret.as_bytes()) {
        return Ok(());
    }
    let answer = perform(tables, Some(ended), asked.request).await;
    write.write_all(serde_json::to_string(&answer)?.as_bytes()).await?;
    write.shutdown().await
}

/// Asks the server that runs on the data of a place; nothing if none does on this machine.
///
/// # Errors
/// There is one, but it does not answer.
pub async fn ask(
    data: &DataPlace,
    request: &AdminRequest,
) -> Result<Option<AdminAnswer>, StoreError> {
    let Some(text) = read_place(data).await? else { return Ok(None) };
    Ok(ask_at(&text, request).await?)
}

async fn ask_at(place: &str, request: &AdminRequest) -> io::Result<Option<AdminAnswer>> {
    let place: Place = serde_json::from_str(place)?;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, place.port));
    // A server that was killed leaves its file behind.
    let Ok(mut stream) = TcpStream::connect(address).await else { return Ok(None) };
    let asked = Asked { secret: place.secret, request: request.clone() };
    stream.write_all((serde_json::to_string(&asked)? + "\n").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    if answer.is_empty() {
        // Somebody else listens at that port now.
        return Ok(None);
    }
    Ok(Some(serde_json::from_str(&answer)?))
}
