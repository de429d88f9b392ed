//! A server that listens at a file, as for a proxy beside it.

use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixListener;
use std::path::Path;

use ardri_server::listen_addr::ListenAddr;
use ardri_server::serve::{ServeError, Server, machine_clock};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::UnixStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::support::config;

async fn server(data: &Path, file: &Path) -> Result<Server, ServeError> {
    let mut config = config(data);
    config.listen = ListenAddr::File(file.to_path_buf());
    config.proxies = 1;
    Server::start(&config, machine_clock(), None).await
}

#[tokio::test]
async fn a_table_is_played_through_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("socket");
    let server = server(folder.path(), &file).await.unwrap();
    assert_eq!(server.address().to_string(), format!("unix:{}", file.display()));
    // The owner and the group may come in, and nobody else.
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o660);

    let http = reqwest::Client::builder().unix_socket(file.clone()).build().unwrap();
    let post = async |path: &str, token: &str, body: Value| -> Value {
        let request = http.post(format!("http://ardri.example/api/{path}")).bearer_auth(token);
        let request = request.header("x-forwarded-for", "192.0.2.7");
        request.json(&body).send().await.unwrap().json().await.unwrap()
    };
    let ann = post("guests", "", json!({"name": "Ann"})).await;
    let token = ann["token"].as_str().unwrap();
    let form = json!({"game": "brandubh", "sit": [0, 1]});
    let table = post("tables", token, form).await;
    let table = table["table"].as_str().unwrap();

    let url = format!("ws://ardri.example/api/tables/{table}/socket");
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    let wire = UnixStream::connect(&file).await.unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async(request, wire).await.unwrap();
    for ask in [
        json!({"id": "1", "ask": "start"}),
        json!({"id": "2", "ask": "act", "seat": 0, "action": "d1-c1"}),
    ] {
        socket.send(Message::Text(ask.to_string().into())).await.unwrap();
        let answer = loop {
            let said = socket.next().await.unwrap().unwrap();
            let said: Value = serde_json::from_str(said.to_text().unwrap()).unwrap();
            if said["id"] == ask["id"] {
                break said;
            }
        };
        assert_eq!(answer["type"], "done", "{answer}");
    }
    server.close().await;
    assert!(!file.exists(), "the file goes with the server");
}

#[tokio::test]
async fn only_a_file_that_nobody_answers_at_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = (folder.path().join("first"), folder.path().join("second"));
    let file = folder.path().join("socket");
    // What a killed server leaves.
    drop(UnixListener::bind(&file).unwrap());
    assert!(file.exists());
    let one = server(&first, &file).await.unwrap();
    let error = server(&second, &file).await.unwrap_err().to_string();
    let sentence = format!("cannot listen on unix:{}: ", file.display());
    assert!(error.starts_with(&sentence), "{error}");
    // The one that is there is not disturbed by that.
    UnixStream::connect(&file).await.unwrap();
    one.close().await;
    // What is no socket is somebody's.
    std::fs::write(&file, "a letter").unwrap();
    let error = server(&second, &file).await.unwrap_err().to_string();
    assert!(error.starts_with(&sentence), "{error}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "a letter");
    let nowhere = folder.path().join("no/such/folder");
    assert!(server(&second, &nowhere).await.is_err());
}
