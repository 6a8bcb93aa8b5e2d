//! Passkeys of a device made for these tests, which signs what it is told to.

use super::*;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use sha2::{Digest as _, Sha256};

const URL: &str = "https://games.example.org";
const ID: [u8; 16] = [9; 16];

/// A device with one passkey.
struct Device {
    keys: EcdsaKeyPair,
    user: UserId,
    counter: u32,
}

/// What the device is told to sign, which is right unless a test changes it.
struct Signing {
    origin: &'static str,
    domain: &'static str,
    challenge: Option<String>,
    kind: &'static str,
}

impl Default for Signing {
    fn default() -> Self {
        Self { origin: URL, domain: "games.example.org", challenge: None, kind: "webauthn.get" }
    }
}

impl Device {
    fn new() -> Self {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let keys = EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random).unwrap();
        Self { keys, user: UserId::new(), counter: 1 }
    }

    fn authenticator_data(&self, domain: &str, flags: u8) -> Vec<u8> {
        let domain: [u8; 32] = Sha256::digest(domain).into();
        [&domain[..], &[flags], &self.counter.to_be_bytes()].concat()
    }

    /// Makes the passkey.
    fn make(&self, ceremony: &Ceremony, signing: &Signing) -> String {
        let point = self.keys.public_key().as_ref();
        let (x, y) = (&point[1..33], &point[33..]);
        let key = [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], x, &[0x22, 0x58, 32], y].concat();
        // The user is present and verified; the key is included.
        let mut data = self.authenticator_data(signing.domain, 0b0100_0101);
        data.extend([0; 16]);
        data.extend([0, 16]);
        data.extend(ID);
        data.extend(key);
        let length = u8::try_from(data.len()).unwrap();
        let object = [
            &[0xa3, 0x63][..],
            b"fmt",
            &[0x64],
            b"none",
            &[0x67],
            b"attStmt",
            &[0xa0, 0x68],
            b"authData",
            &[0x58, length],
            &data,
        ]
        .concat();
        let client = client_data(ceremony, signing);
        // The algorithm, and the key as browsers give it besides.
        let der =
            [&hex::decode("3059301306072a8648ce3d020106082a8648ce3d030107034200").unwrap(), point].concat();
        json!({
            "id": BASE64.encode(ID), "rawId": BASE64.encode(ID), "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": BASE64.encode(client),
                "attestationObject": BASE64.encode(&object),
                "authenticatorData": BASE64.encode(&data),
                "transports": ["internal"],
                "publicKey": BASE64.encode(der),
                "publicKeyAlgorithm": -7
            }
        })
        .to_string()
    }

    /// Signs in.
    fn sign(&self, ceremony: &Ceremony, signing: &Signing) -> String {
        let client = client_data(ceremony, signing);
        let data = self.authenticator_data(signing.domain, 0b101);
        let signed = [&data[..], &Sha256::digest(&client)].concat();
        let signature = self.keys.sign(&SystemRandom::new(), &signed).unwrap();
        json!({
            "id": BASE64.encode(ID), "rawId": BASE64.encode(ID), "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": BASE64.encode(client),
                "authenticatorData": BASE64.encode(data),
                "signature": BASE64.encode(signature),
                "userHandle": BASE64.encode(self.user.0.as_bytes())
            }
        })
        .to_string()
    }
}

fn client_data(ceremony: &Ceremony, signing: &Signing) -> String {
    let challenge = signing.challenge.clone().unwrap_or_else(|| BASE64.encode(ceremony.challenge));
    json!({
        "type": signing.kind, "challenge": challenge, "origin": signing.origin, "crossOrigin": false
    })
    .to_string()
}

fn passkeys() -> Passkeys {
    Passkeys::of(Some(&URL.parse().unwrap())).unwrap()
}

fn make(passkeys: &Passkeys, device: &Device, signing: &Signing) -> Result<NewPasskey, NotAccepted> {
    let ceremony = passkeys.ask_for_new(device.user, "João 犬", ["AAAA"].into_iter()).unwrap();
    passkeys.accept_new(&ceremony.state, &Made::read(&device.make(&ceremony, signing))?)
}

fn new_passkey(passkeys: &Passkeys, device: &Device) -> NewPasskey {
    make(passkeys, device, &Signing { kind: "webauthn.create", ..Signing::default() }).unwrap()
}

#[test]
fn passkeys_need_a_domain_and_https() {
    let has = |url: &str| Passkeys::of(Some(&url.parse().unwrap())).is_some();
    for url in [URL, "https://games.example.org:8443", "http://localhost:8080", "http://games.localhost"] {
        assert!(has(url), "{url}");
    }
    for url in ["http://games.example.org", "https://192.0.2.1", "https://[2001:db8::1]", "http://127.0.0.1"]
    {
        assert!(!has(url), "{url}");
    }
    assert!(Passkeys::of(None).is_none());
}

#[test]
fn passkeys_belong_to_the_domain_whatever_the_path() {
    let passkeys = Passkeys::of(Some(&"https://club.example/games".parse().unwrap())).unwrap();
    assert_eq!((passkeys.domain(), passkeys.origin.as_str()), ("club.example", "https://club.example"));
}

#[test]
fn a_browser_is_asked_for_a_key_that_it_finds_by_itself() {
    let passkeys = passkeys();
    let user = UserId::new();
    let made = passkeys.ask_for_new(user, "João 犬", ["AAAAAAAAAAAAAAAAAAAAAA"].into_iter()).unwrap().options;
    assert_eq!((&made["rp"]["id"], &made["user"]["name"]), (&json!("games.example.org"), &json!("João 犬")));
    assert_eq!(made["user"]["id"], json!(BASE64.encode(user.0.as_bytes())));
    let selection = &made["authenticatorSelection"];
    assert_eq!(
        (&selection["residentKey"], &selection["userVerification"]),
        (&json!("required"), &json!("preferred"))
    );
    assert_eq!(made["attestation"], "none");
    assert_eq!(made["excludeCredentials"][0]["id"], "AAAAAAAAAAAAAAAAAAAAAA");
    let used = passkeys.ask_for_any().unwrap().options;
    assert_eq!(
        (&used["rpId"], &used["userVerification"]),
        (&json!("games.example.org"), &json!("preferred"))
    );
    assert_ne!(used["challenge"], passkeys.ask_for_any().unwrap().options["challenge"]);
}

#[test]
fn a_passkey_that_was_made_signs_in() {
    let (passkeys, mut device) = (passkeys(), Device::new());
    let NewPasskey { handle, mut secret } = new_passkey(&passkeys, &device);
    assert_eq!(handle, BASE64.encode(ID));
    for _ in 0..3 {
        device.counter += 1;
        let ceremony = passkeys.ask_for_any().unwrap();
        let used = Used::read(&device.sign(&ceremony, &Signing::default())).unwrap();
        assert_eq!((used.handle.as_str(), used.user()), (handle.as_str(), Some(device.user)));
        assert_eq!(used.challenge, ceremony.challenge);
        secret = passkeys.accept(&ceremony.state, &used, &secret).unwrap();
    }
}

#[test]
fn a_passkey_is_made_only_for_this_server() {
    let (passkeys, device) = (passkeys(), Device::new());
    let right = || Signing { kind: "webauthn.create", ..Signing::default() };
    for (wrong, what) in [
        (Signing { origin: "https://evil.example.org", ..right() }, "another origin"),
        (Signing { origin: "http://games.example.org", ..right() }, "without https"),
        (Signing { domain: "evil.example.org", ..right() }, "another domain"),
        (Signing { challenge: Some(BASE64.encode([1; 16])), ..right() }, "another challenge"),
        (Signing::default(), "what is signed to sign in"),
    ] {
        assert!(make(&passkeys, &device, &wrong).is_err(), "{what}");
    }
    for text in ["", "{}", "null", "[]", &"[".repeat(5_000)] {
        assert!(Made::read(text).is_err() && Used::read(text).is_err(), "{text}");
    }
}

#[test]
fn an_answer_for_something_else_signs_nobody_in() {
    let (passkeys, mut device) = (passkeys(), Device::new());
    let NewPasskey { secret, .. } = new_passkey(&passkeys, &device);
    device.counter = 5;
    let (ceremony, other) = (passkeys.ask_for_any().unwrap(), passkeys.ask_for_any().unwrap());
    let accept = |text: &str, secret: &str| passkeys.accept(&ceremony.state, &Used::read(text)?, secret);
    for (wrong, what) in [
        (Signing { origin: "https://evil.example.org", ..Signing::default() }, "another origin"),
        (Signing { origin: "https://games.example.org:8443", ..Signing::default() }, "another port"),
        (Signing { domain: "evil.example.org", ..Signing::default() }, "another domain"),
        (Signing { challenge: Some(BASE64.encode([1; 16])), ..Signing::default() }, "an unknown challenge"),
        (Signing { kind: "webauthn.create", ..Signing::default() }, "what is signed to make a passkey"),
    ] {
        assert_eq!(accept(&device.sign(&ceremony, &wrong), &secret), Err(NotAccepted), "{what}");
    }
    let of_other = device.sign(&other, &Signing::default());
    assert_eq!(accept(&of_other, &secret), Err(NotAccepted), "the challenge of another request");

    let right = device.sign(&ceremony, &Signing::default());
    let next = accept(&right, &secret).unwrap();
    assert_eq!(accept(&right, &next), Err(NotAccepted), "the counter has not grown: a copy of the key");
    device.counter = 4;
    assert_eq!(accept(&device.sign(&ceremony, &Signing::default()), &next), Err(NotAccepted), "it went back");

    let stranger = Device { counter: 9, user: device.user, ..Device::new() };
    let forged = stranger.sign(&ceremony, &Signing::default());
    assert_eq!(accept(&forged, &next), Err(NotAccepted), "signed with another key");
    let mut changed: Value = serde_json::from_str(&right).unwrap();
    changed["response"]["authenticatorData"] =
        json!(BASE64.encode(device.authenticator_data("games.example.org", 1)));
    assert_eq!(accept(&changed.to_string(), &secret), Err(NotAccepted), "what was signed is changed");
}
