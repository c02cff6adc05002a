use super::*;

#[test]
fn dice_read_as_they_are_written() {
    let set: DiceSet = [0, 3, 6].into_iter().filter_map(Die::new).collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3,6]");
    assert_eq!(serde_json::from_str::<DiceSet>("[6,0,3]").unwrap(), set, "in any order");
    for wrong in ["[7]", "[1,1]", "[-1]"] {
        assert!(serde_json::from_str::<DiceSet>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn two_dice_are_turned() {
    let text = r#"{"2":"wizard","5":"red"}"#;
    let turned: Turned = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&turned).unwrap(), text);
    for wrong in [
        r#"{"2":"red"}"#,
        r#"{"1":"red","2":"red","3":"red"}"#,
        r#"{"1":"red","7":"red"}"#,
        r#"{"1":"red","01":"red"}"#,
    ] {
        assert!(serde_json::from_str::<Turned>(wrong).is_err(), "{wrong}");
    }
}
