//! The description of the interface is true: its paths exist, all paths are in it, answers fit.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::scene::Scene;
use crate::schema::fits;

/// The routes of the router, out of its source: paths and methods.
fn routes() -> BTreeSet<(String, String)> {
    let source = include_str!("../../src/http/mod.rs");
    let mut all = BTreeSet::new();
    for route in source.split(".route(\"").skip(1) {
        let (path, rest) = route.split_once('"').unwrap();
        let rest = rest.split(".route(").next().unwrap().lines().next().unwrap();
        for method in ["get", "post", "patch", "put", "delete"] {
            if rest.contains(&format!(" {method}(")) || rest.contains(&format!(".{method}(")) {
                let outside = ["/", "/healthz", "/readyz", "/metrics"];
                let path =
                    if outside.contains(&path) { path.to_string() } else { format!("/api{path}") };
                all.insert((method.to_string(), path));
            }
        }
    }
    all
}

fn described(document: &Value) -> BTreeSet<(String, String)> {
    let paths = document["paths"].as_object().unwrap().iter();
    let methods = paths.flat_map(|(path, item)| {
        item.as_object().unwrap().keys().map(move |method| (method.clone(), path.clone()))
    });
    methods.collect()
}

#[tokio::test]
async fn every_route_is_described_and_every_description_is_a_route() {
    let scene = Scene::open().await;
    let document = scene.ann.get("/api/openapi.json").await;
    let described = described(&document);
    let routes: BTreeSet<_> = routes().into_iter().filter(|(_, path)| path != "/").collect();
    assert!(routes.len() > 20, "{routes:?}");
    assert_eq!(described, routes);
    for (method, path) in &described {
        let path =
            path.replace("{table}", &scene.throne).replace("{person}", &scene.bob.id.to_string());
        // A stream does not end; that it begins is enough.
        let url = format!("http://{}{path}", scene.eve.base);
        let request = scene.eve.http.request(method.to_uppercase().parse().unwrap(), url);
        // Nobody asks, so nothing changes.
        let status = request.send().await.unwrap().status().as_u16();
        // Nothing is measured in a test.
        let there = status != 404 || path == "/metrics";
        assert!(there && status != 405 && status < 500, "{method} {path}: {status}");
    }
    scene.server.close().await;
}

#[tokio::test]
async fn answers_are_as_described() {
    let scene = Scene::open().await;
    let document = scene.ann.get("/api/openapi.json").await;
    let table = format!("/api/tables/{}", scene.throne);
    scene.ann.table(&json!({"game": "tablut", "public": true})).await;
    scene.ann.post(&format!("/api/people/{}/block", scene.eve.id), &json!({"on": true})).await;
    let account = json!({"name": "Ann of Tara", "password": "correct horse"});
    for (method, path, body) in [
        ("get", "/api/games", None),
        ("get", "/api/me", None),
        ("get", "/api/me/tables", None),
        ("get", "/api/me/tables?finished=true", None),
        ("get", "/api/me/lists", None),
        ("get", "/api/tables", None),
        ("get", table.as_str(), None),
        ("get", &format!("{table}/events"), None),
        ("get", &format!("{table}/history"), None),
        ("post", &format!("{table}/ask"), Some(json!({"ask": "say", "text": "well"}))),
        ("post", "/api/tables", Some(json!({"game": "brandubh", "sit": [0, 1]}))),
        ("post", "/api/replay", Some(json!({"text": "d2-e2 c4-c2", "game": "brandubh"}))),
        ("post", "/api/explore", Some(json!({"game": "high-throne"}))),
        ("post", "/api/explore", Some(json!({"game": "tablut"}))),
        ("post", "/api/describe", Some(json!({"game": "tablut", "options": {"lots": true}}))),
        (
            "post",
            "/api/tafl/threats",
            Some(json!({"game": "brandubh", "position": "7/7/7/3K3/7/1tT4/3t3 d"})),
        ),
        ("post", "/api/guests", Some(json!({}))),
        ("post", "/api/me/account", Some(account.clone())),
        ("patch", "/api/me", Some(json!({"name": "Ann of Cashel"}))),
        ("post", "/api/me/handover", None),
        ("post", "/api/login", Some(json!({"name": "Ann of Cashel", "password": "correct horse"}))),
    ] {
        let (status, answer) = scene.ann.send(&method.to_uppercase(), path, body.as_ref()).await;
        let plain = path.split('?').next().unwrap().replace(&scene.throne, "{table}");
        let responses = &document["paths"][&plain][method]["responses"];
        let response = &responses[status.to_string()];
        assert!(response.is_object(), "{method} {path} answers {status}: {answer}");
        assert!(status < 300, "{method} {path}: {status} {answer}");
        let schema = &response["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{method} {path} does not say what it answers");
        fits(&document, schema, &answer, path).unwrap();
    }
    scene.server.close().await;
}
