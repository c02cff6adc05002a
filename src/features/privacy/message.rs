//! The privacy messages: the data stored about a person, shown, exported and deleted.

use crate::features::press::{Press, PrivacyPress};
use crate::table::PersonalData;
use crate::view::Words;
use crate::view::components::{Button, Style};
use crate::view::message::{Attached, Embed, Message, PrivateMessage};
use crate::view::text::name;

const FILE: &str = "henge-export.json";

impl Words {
    /// A summary of the data stored about a person, with buttons to export and delete it.
    pub fn privacy(&self, known: Option<&PersonalData>) -> PrivateMessage {
        let Some(known) = known else { return self.private("privacy-nothing") };
        let mut lines = vec![
            self.with("privacy-name", [("name", name(&known.name).into())]),
            self.with(
                "privacy-tables",
                [("tables", known.tables.into()), ("servers", known.servers.into())],
            ),
            self.with("privacy-results", [("results", known.results.into())]),
        ];
        if known.cuts > 0 {
            lines.push(self.with("privacy-cuts", [("cuts", known.cuts.into())]));
        }
        if known.tablets > 0 {
            lines.push(self.with("privacy-tablets", [("tablets", known.tablets.into())]));
        }
        lines.extend(known.alone.iter().map(|(table, rows)| {
            let id = format!("privacy-rows-{}", table.replace('_', "-"));
            self.with(&id, [("rows", (*rows).into())])
        }));
        if known.likes_text {
            lines.push(self.say("privacy-likes-text"));
        }
        if known.wants_hints {
            lines.push(self.say("privacy-wants-hints"));
        }
        if known.chose_language {
            lines.push(self.say("privacy-language"));
        }
        if let Some(zone) = &known.zone {
            lines.push(self.with("privacy-zone", [("zone", zone.as_str().into())]));
        }
        let lines: Vec<String> = lines.iter().map(|line| format!("- {line}")).collect();
        let description = format!("{}\n\n{}", lines.join("\n"), self.say("privacy-why"));
        let buttons = vec![
            self.privacy_button(PrivacyPress::Export, "privacy-export", Style::Primary),
            self.privacy_button(PrivacyPress::Ask, "privacy-delete", Style::Danger),
        ];
        self.on_privacy("privacy-title", description, buttons)
    }

    /// The question whether the person really wants to delete their data, with the consequences.
    pub fn privacy_ask(&self, known: Option<&PersonalData>) -> PrivateMessage {
        let Some(known) = known else { return self.private("privacy-nothing") };
        let open = self.with("privacy-delete-open", [("open", known.open.into())]);
        let parts = [open, self.say("privacy-delete-goes"), self.say("privacy-delete-stays")];
        let buttons = vec![
            self.privacy_button(PrivacyPress::Delete, "privacy-delete-yes", Style::Danger),
            self.privacy_button(PrivacyPress::Show, "back-button", Style::Secondary),
        ];
        self.on_privacy("privacy-delete-title", parts.join("\n\n"), buttons)
    }

    /// The message with all data stored about a person, as a JSON file.
    pub fn exported(&self, json: Vec<u8>) -> PrivateMessage {
        if json.len() > Attached::LARGEST {
            return self.private("privacy-too-large");
        }
        let attached = Some(Attached { name: FILE.to_owned(), bytes: json.into() });
        PrivateMessage(Message { attached, ..Message::sentence(self.say("privacy-exported")) })
    }

    /// Adds that more may be stored in databases of other servers.
    pub fn and_elsewhere(&self, message: PrivateMessage) -> PrivateMessage {
        below(message, &self.say("privacy-elsewhere"))
    }

    /// Adds that more may be stored in databases of other servers, which are told of a deletion.
    pub fn and_told_elsewhere(&self, message: PrivateMessage) -> PrivateMessage {
        below(message, &self.say("privacy-told-elsewhere"))
    }

    fn on_privacy(&self, title: &str, text: String, buttons: Vec<Button>) -> PrivateMessage {
        let embed = Embed::titled(self.say(title), text);
        PrivateMessage(Message { embed: Some(embed), rows: vec![buttons], ..Message::default() })
    }

    fn privacy_button(&self, press: PrivacyPress, label: &str, style: Style) -> Button {
        Button::new(Press::Privacy(press), self.say(label), style)
    }
}

/// Adds a paragraph to the text of a message.
fn below(PrivateMessage(mut message): PrivateMessage, said: &str) -> PrivateMessage {
    let text = message.embed.as_mut().map_or(&mut message.content, |embed| &mut embed.description);
    text.push_str("\n\n");
    text.push_str(said);
    PrivateMessage(message)
}
