//! People, tables and sockets: everything that is asked for over HTTP.

use std::rc::Rc;

use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
#[cfg(unix)]
use tokio::net::UnixStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::Result;

/// How many sockets go to one address of the machine: a pair of addresses has 28 000 ports.
const EACH_ADDRESS: usize = 20_000;

/// Somebody with a session.
pub struct Person {
    token: String,
}

impl Person {
    /// The secret of the session.
    pub fn token(&self) -> &str {
        &self.token
    }
}

/// The way to the server.
pub struct People {
    http: reqwest::Client,
    address: String,
    /// Whether the server listens on all addresses of this machine.
    everywhere: bool,
    /// The file at which it listens instead.
    #[cfg_attr(not(unix), expect(dead_code))]
    file: Option<String>,
}

/// A client's end of a socket.
pub type Socket = WebSocketStream<Box<dyn Wire>>;

/// What bytes go through.
pub trait Wire: AsyncRead + AsyncWrite + Unpin {}

impl Wire for TcpStream {}
#[cfg(unix)]
impl Wire for UnixStream {}

fn told(error: impl std::fmt::Display) -> String {
    error.to_string()
}

impl People {
    pub fn new(address: &str, everywhere: bool) -> Result<Self> {
        let file = address.strip_prefix("unix:");
        let http = reqwest::Client::builder();
        #[cfg(unix)]
        let http = file.into_iter().fold(http, reqwest::ClientBuilder::unix_socket);
        let http = http.build()?;
        let file = file.map(Into::into);
        // A server at a file has no address, but requests must name one.
        let address = if file.is_some() { "localhost" } else { address }.into();
        Ok(Self { http, address, everywhere, file })
    }

    /// Asks for something by its address.
    pub async fn get(&self, path: &str, who: &Person) -> std::result::Result<Value, String> {
        let request = self.http.get(format!("http://{}/api/{path}", self.address));
        let response = request.bearer_auth(&who.token).send().await.map_err(told)?;
        response.json().await.map_err(told)
    }

    /// Sends something to an address.
    pub async fn post(
        &self,
        path: &str,
        who: Option<&Person>,
        body: &Value,
    ) -> std::result::Result<Value, String> {
        let mut request = self.http.post(format!("http://{}/api/{path}", self.address)).json(body);
        if let Some(who) = who {
            request = request.bearer_auth(&who.token);
        }
        let response = request.send().await.map_err(told)?;
        let status = response.status();
        let value: Value = response.json().await.map_err(told)?;
        if status.is_success() { Ok(value) } else { Err(format!("{path}: {value}")) }
    }

    /// Somebody new.
    pub async fn guest(&self, name: &str) -> std::result::Result<Person, String> {
        let made = self.post("guests", None, &json!({ "name": name })).await?;
        let token = made["token"].as_str().ok_or("a guest has no token")?;
        Ok(Person { token: token.into() })
    }

    /// A table at which the first two people sit, or the only one on both sides.
    pub async fn table(
        &self,
        people: &[Rc<Person>],
        game: &str,
    ) -> std::result::Result<String, String> {
        let host = people.first().ok_or("nobody is there")?;
        let sit = if people.len() == 1 { json!([0, 1]) } else { json!([0]) };
        let form = json!({ "game": game, "sit": sit, "seats": 2 });
        let table = id(&self.post("tables", Some(host), &form).await?)?;
        if let Some(other) = people.get(1) {
            let sit = json!({ "ask": "sit", "seat": 1 });
            self.post(&format!("tables/{table}/ask"), Some(other), &sit).await?;
        }
        Ok(table)
    }

    /// The table at which they play again, all of whom agree.
    pub async fn rematch(
        &self,
        table: &str,
        people: &[Rc<Person>],
    ) -> std::result::Result<String, String> {
        // Seats change from game to game: each asks for both, and is refused the other's.
        for (who, seat) in people.iter().take(2).flat_map(|who| [(who, 0), (who, 1)]) {
            let ask = json!({ "ask": "rematch", "seat": seat });
            let _ = self.post(&format!("tables/{table}/ask"), Some(who), &ask).await;
        }
        let host = people.first().ok_or("nobody is there")?;
        let url = format!("http://{}/api/tables/{table}", self.address);
        let look = self.http.get(url).bearer_auth(&host.token).send().await.map_err(told)?;
        let look: Value = look.json().await.map_err(told)?;
        let again = look["rematch"].as_str().ok_or("they do not play again")?;
        Ok(again.into())
    }

    /// Opens a table's socket; `number` spreads the sockets over the machine's addresses.
    pub async fn socket(
        &self,
        table: &str,
        who: &Person,
        after: Option<u64>,
        number: usize,
    ) -> std::result::Result<Socket, String> {
        let after = after.map_or(String::new(), |after| format!("?after={after}"));
        let url = format!("ws://{}/api/tables/{table}/socket{after}", self.address);
        let mut request = url.into_client_request().map_err(told)?;
        let token = format!("Bearer {}", who.token).parse().map_err(told)?;
        request.headers_mut().insert("authorization", token);
        let config = WebSocketConfig::default().read_buffer_size(2048).write_buffer_size(0);
        let wire = self.wire(number).await?;
        let opened = tokio_tungstenite::client_async_with_config(request, wire, Some(config));
        Ok(opened.await.map_err(told)?.0)
    }

    async fn wire(&self, number: usize) -> std::result::Result<Box<dyn Wire>, String> {
        #[cfg(unix)]
        if let Some(file) = &self.file {
            return Ok(Box::new(UnixStream::connect(file).await.map_err(told)?));
        }
        let stream = if self.everywhere {
            let port = self.address.rsplit(':').next().unwrap_or_default();
            let place = 1 + number / EACH_ADDRESS;
            TcpStream::connect(format!("127.0.0.{place}:{port}")).await
        } else {
            TcpStream::connect(&self.address).await
        };
        let stream = stream.map_err(told)?;
        stream.set_nodelay(true).map_err(told)?;
        // What the server spares itself on its own machine, the generator does, too.
        #[cfg(target_os = "linux")]
        let _ = socket2::SockRef::from(&stream).set_tcp_congestion(b"reno");
        Ok(Box::new(stream))
    }
}

fn id(value: &Value) -> std::result::Result<String, String> {
    value["table"].as_str().map(Into::into).ok_or_else(|| "a table has no id".into())
}
