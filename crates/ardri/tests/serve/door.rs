//! Who is let in: as many as the system allows, by the names that the server goes by.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use crate::child::{Ardri, ardri};

/// Asks on a connection that stays open, and gives the start of the answer.
fn ask(stream: &mut TcpStream, host: &str) -> String {
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    write!(stream, "GET /healthz HTTP/1.1\r\nhost: {host}\r\n\r\n").unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).unwrap();
    String::from_utf8_lossy(&start).into_owned()
}

#[cfg(unix)]
#[test]
fn it_opens_more_files_than_a_shell_lets_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = ardri(&folder.path().join("data"));
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -Sn 64 && exec \"$@\"", "sh"]);
    command.arg(server.get_program()).args(server.get_args());
    for (name, value) in server.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let server = Ardri::with(command, &folder.path().join("log"));
    let mut open = Vec::new();
    for number in 0..150 {
        let mut stream = TcpStream::connect(server.address()).unwrap();
        assert_eq!(ask(&mut stream, server.address()), "HTTP/1.1 200", "{number}");
        open.push(stream);
    }
}

#[test]
fn it_goes_by_the_names_that_it_is_given() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = ardri(&folder.path().join("data"));
    command.args(["--public-url", "https://ardri.example,https://games.example"]);
    let server = Ardri::with(command, &folder.path().join("log"));
    for (host, status) in [
        ("ardri.example", "200"),
        ("games.example", "200"),
        ("localhost", "200"),
        ("evil.example", "421"),
    ] {
        let mut stream = TcpStream::connect(server.address()).unwrap();
        assert_eq!(ask(&mut stream, host), format!("HTTP/1.1 {status}"), "{host}");
    }
}
