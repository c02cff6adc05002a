use super::is_near;

#[test]
fn a_session_is_resumed_at_the_gateways_own_site_alone() {
    let gateway = "wss://gateway.discord.gg";
    for near in ["wss://gateway-us-east1-b.discord.gg", "wss://gateway.discord.gg"] {
        assert!(is_near(near, gateway), "{near}");
    }
    for far in [
        "ws://gateway.discord.gg",
        "wss://discord.gg.example.org",
        "wss://notdiscord.gg",
        "ws://127.0.0.1:8090",
        "wss://10.0.discord.example",
        "nowhere",
        "",
    ] {
        assert!(!is_near(far, gateway), "{far}");
    }
    assert!(is_near("ws://127.0.0.1:8090", "ws://127.0.0.1:9000"));
}
