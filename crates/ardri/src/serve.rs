//! `ardri serve`: the tables on the web.

use std::io::IsTerminal;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use ardri_server::config::{SettingError, Settings};
use ardri_server::listen_addr::ListenAddr;
use ardri_server::public_url::PublicUrls;
use ardri_server::serve::{Server, machine_clock, measure};
use ardri_server::store::{DataPlace, StoreError};
use clap::Args;

use crate::i18n::{localize, tr};
use crate::output::tell;

/// Serve tables for browsers, friends and scripts; what `ardri` does by itself
#[derive(Args, Debug, Default)]
pub(crate) struct ServeArgs {
    /// Where to listen: an address, or unix:FILE for a proxy
    #[arg(long)]
    listen: Option<ListenAddr>,
    /// Where tables and accounts are kept: a folder, or postgres://… for a database
    #[arg(long)]
    data: Option<DataPlace>,
    /// Settings in TOML
    #[arg(long, env = "ARDRI_CONFIG")]
    config: Option<PathBuf>,
    /// Where people find it, such as https://ardri.example; several with commas
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrls>,
    /// How many proxies in front say where requests come from
    #[arg(long, value_name = "N")]
    proxies: Option<u8>,
    /// One proxy in front says where requests come from; the same as --proxies 1
    #[arg(long, conflicts_with = "proxies")]
    behind_proxy: bool,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Write the log as JSON, one line for each message
    #[arg(long)]
    log_json: bool,
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs) -> Result<()> {
    log(args.log_json);
    let flags = Settings {
        listen: args.listen.clone(),
        data: args.data.clone(),
        public_url: args.public_url.clone(),
        proxies: args.proxies,
        behind_proxy: args.behind_proxy.then_some(true),
        ..Settings::default()
    };
    let bad = |error: SettingError| anyhow!(localize(&error.message()));
    let environment = Settings::from_environment(|name| std::env::var(name).ok()).map_err(bad)?;
    let file = args.config.as_deref().map(Settings::from_file).transpose().map_err(bad)?;
    let file = file.unwrap_or_default();
    let config = flags.or(environment).or(file).config(data_folder());
    let runtime = tokio::runtime::Runtime::new().with_context(|| tr!("terminal-serve-failed"))?;
    runtime.block_on(async {
        let server = Server::start(&config, machine_clock(), measure()).await;
        let server = server.map_err(|error| anyhow!(localize(&error.message())))?;
        let address = server.address();
        let url = match address {
            ListenAddr::Network(at) if at.ip().is_loopback() || at.ip().is_unspecified() => {
                format!("http://localhost:{}", at.port())
            }
            ListenAddr::Network(at) => format!("http://{at}"),
            // No browser can be sent there; a proxy can.
            ListenAddr::File(_) => address.to_string(),
        };
        tell!("{}", tr!("terminal-serve", "url" => url.as_str()))?;
        tell!("{}", tr!("terminal-serve-data", "folder" => config.data.to_string()))?;
        tracing::info!(%address, tables = server.tables(), "serving");
        if !args.no_open && has_screen() && matches!(address, ListenAddr::Network(_)) {
            // Without a browser the address above is enough.
            let _ = open::that_detached(&url);
        }
        let stopped = tokio::select! {
            () = told_to_stop() => Ok(()),
            () = server.evicted() => Err(anyhow!(localize(&StoreError::Evicted.message()))),
        };
        tracing::info!("closing");
        server.close().await;
        stopped
    })
}

/// Where the data is that a command works on.
pub(crate) fn data_place(said: Option<&DataPlace>) -> DataPlace {
    said.cloned().unwrap_or_else(|| data_folder().into())
}

/// Where everything is kept if nothing else is said.
pub(crate) fn data_folder() -> PathBuf {
    dirs::data_dir().unwrap_or_else(|| PathBuf::from(".")).join("ardri")
}

fn log(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("ARDRI_LOG").unwrap_or_else(|_| {
        tracing_subscriber::EnvFilter::new("warn,ardri=info,ardri_server=info")
    });
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A file is not read in colours.
    let log = log.with_ansi(std::io::stderr().is_terminal());
    // A second log in one process is not a reason to stop.
    let _ = if json { log.json().try_init() } else { log.with_target(false).try_init() };
}

/// Whether there is a screen to open a browser on.
fn has_screen() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos"))) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// Waits for Ctrl-C, or for the word of a service manager.
async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
