//! A device with one passkey, which signs what a server asks for.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

const ID: [u8; 16] = [9; 16];

pub(crate) struct PasskeyDevice {
    origin: &'static str,
    domain: &'static str,
    keys: EcdsaKeyPair,
    /// The handle of the user, as the server gave it.
    user: Value,
    counter: u32,
}

impl PasskeyDevice {
    /// Makes a passkey as the server asks for it. Returns the device, and the credential as JSON.
    pub(crate) fn make(origin: &'static str, domain: &'static str, options: &Value) -> (Self, Value) {
        let (random, algorithm) = (SystemRandom::new(), &ECDSA_P256_SHA256_ASN1_SIGNING);
        let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let keys = EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random).unwrap();
        let user = options["user"]["id"].clone();
        let device = Self { origin, domain, keys, user, counter: 1 };
        let point = device.keys.public_key().as_ref();
        let (x, y) = (&point[1..33], &point[33..]);
        let key = [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], x, &[0x22, 0x58, 32], y].concat();
        // The user is present and verified; the key is included.
        let mut data = device.authenticator_data(0b0100_0101);
        data.extend([0; 16]);
        data.extend([0, 16]);
        data.extend(ID);
        data.extend(key);
        let length = u8::try_from(data.len()).unwrap();
        let (format, statement) = ([0x64, b'n', b'o', b'n', b'e'], [0xa0]);
        let object = [
            &[0xa3, 0x63][..],
            b"fmt",
            &format,
            &[0x67],
            b"attStmt",
            &statement,
            &[0x68],
            b"authData",
            &[0x58, length],
            &data,
        ]
        .concat();
        let client = device.client_data("webauthn.create", options);
        // The algorithm, and the key as browsers give it besides.
        let der =
            [&hex::decode("3059301306072a8648ce3d020106082a8648ce3d030107034200").unwrap(), point].concat();
        let credential = credential(&json!({
            "clientDataJSON": BASE64.encode(client), "attestationObject": BASE64.encode(object),
            "authenticatorData": BASE64.encode(&data), "transports": ["internal"],
            "publicKey": BASE64.encode(der), "publicKeyAlgorithm": -7
        }));
        (device, credential)
    }

    /// Signs in as the server asks for it. Returns the credential as JSON.
    pub(crate) fn sign(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let client = self.client_data("webauthn.get", options);
        let data = self.authenticator_data(0b101);
        let signed = [&data[..], &Sha256::digest(&client)].concat();
        let signature = self.keys.sign(&SystemRandom::new(), &signed).unwrap();
        credential(&json!({
            "clientDataJSON": BASE64.encode(client), "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(signature), "userHandle": self.user
        }))
    }

    fn authenticator_data(&self, flags: u8) -> Vec<u8> {
        let domain: [u8; 32] = Sha256::digest(self.domain).into();
        [&domain[..], &[flags], &self.counter.to_be_bytes()].concat()
    }

    fn client_data(&self, kind: &str, options: &Value) -> String {
        let challenge = &options["challenge"];
        json!({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false}).to_string()
    }
}

fn credential(response: &Value) -> Value {
    json!({
        "id": BASE64.encode(ID), "rawId": BASE64.encode(ID), "type": "public-key",
        "authenticatorAttachment": "platform", "clientExtensionResults": {}, "response": response
    })
}
