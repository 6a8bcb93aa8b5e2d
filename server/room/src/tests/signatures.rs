//! Signed archives, their times, and archives of earlier formats.

use super::archives::{archive_of, export_key, forged};
use super::forgeries::{BIA_SAT, BOT_SAT, STARTED, played};
use crate::archive::{Archive, SigningKey, verify};
use serde_json::{Value, json};

/// The archive after a change, with a chain that is right and the signature that it had.
fn with_old_signature(archive: &Archive, change: impl FnOnce(&mut Value)) -> Archive {
    let mut file = serde_json::to_value(archive).unwrap();
    change(&mut file);
    serde_json::from_value::<Archive>(file).unwrap().with_new_chain()
}

#[test]
fn a_signature_is_of_one_file() {
    let archive = archive_of(&played());
    let verified = verify(&archive.text()).unwrap();
    assert_eq!(verified.signed_by, Some(export_key().public_key()));
    let changes: [fn(&mut Value); 8] = [
        |file| file["header"]["seats"]["0"]["name"] = json!("Nana"),
        |file| file["header"]["created"] = json!(1),
        |file| file["header"]["room"] = json!("01936d5e-0000-7000-8000-000000000001"),
        |file| file["header"]["rules"] = json!(77),
        |file| file["steps"][0]["at"] = json!(1_000_001),
        |file| file["steps"][BIA_SAT]["table"][0]["name"] = json!("Bea"),
        |file| file["steps"][STARTED]["seat"] = json!(1),
        |file| file["signature"]["key"] = json!(SigningKey::of(&[2; 32]).public_key()),
    ];
    for change in changes {
        let error = verify(&with_old_signature(&archive, change).text()).unwrap_err();
        assert_eq!(error.to_string(), "its signature is that of another file");
    }
    let named_elsewhere = with_old_signature(&archive, |file| {
        let name = file["steps"][BIA_SAT]["table"][0].as_object_mut().unwrap().remove("name").unwrap();
        file["steps"][BOT_SAT]["table"][0]["name"] = name;
    });
    assert_eq!(
        verify(&named_elsewhere.text()).unwrap_err().to_string(),
        "its signature is that of another file"
    );
}

#[test]
fn a_forger_can_only_leave_the_signature_out_or_sign_with_another_key() {
    let archive = archive_of(&played());
    let rename = |file: &mut Value| file["header"]["seats"]["0"]["name"] = json!("Nana");
    let error = verify(
        &with_old_signature(&archive, |file| drop(file.as_object_mut().unwrap().remove("signature"))).text(),
    );
    assert_eq!(error.unwrap_err().to_string(), "it is not signed, as files of format 5 are");
    let error = verify(&with_old_signature(&archive, |file| file["rodada"] = json!(3)).text());
    assert_eq!(error.unwrap_err().to_string(), "it is signed, and files of format 3 are not");
    assert_eq!(verify(&forged(&archive, rename).text()).unwrap().signed_by, None);
    let other = SigningKey::of(&[2; 32]);
    let signed_anew = with_old_signature(&archive, rename).signed_with(&other);
    let signed_by = verify(&signed_anew.text()).unwrap().signed_by.unwrap();
    assert_eq!(signed_by, other.public_key());
    assert_ne!(signed_by.fingerprint(), export_key().public_key().fingerprint());
}

#[test]
fn times_never_run_backwards() {
    let mut world = played();
    assert!(world.stored.steps.iter().all(|step| step.at == 1_000_000));
    let clock = [(1, 1_000_500), (2, 1_000_200), (3, 1_000_400), (4, 999_000), (5, 1_000_700)];
    for (step, at) in clock {
        world.stored.steps[step].at = at;
    }
    let archive = archive_of(&world);
    let file = serde_json::to_value(&archive).unwrap();
    let times: Vec<_> =
        file["steps"].as_array().unwrap()[..7].iter().map(|step| step["at"].as_u64().unwrap()).collect();
    assert_eq!(times, [1_000_000, 1_000_500, 1_000_500, 1_000_500, 1_000_500, 1_000_700, 1_000_700]);
    assert_eq!(verify(&archive.text()).unwrap().earlier, None);

    let set_back = |file: &mut Value| file["steps"][BOT_SAT]["at"] = json!(1_000_499);
    let signed = with_old_signature(&archive, set_back).signed_with(&export_key());
    assert_eq!(verify(&signed.text()).unwrap_err().to_string(), "step 3 is earlier than what was before it");
    let of_earlier_format = forged(&archive, set_back);
    assert_eq!(
        verify(&of_earlier_format.text()).unwrap().earlier,
        Some(3),
        "earlier programs wrote such files"
    );
    let before_its_table = with_old_signature(&archive, |file| file["header"]["created"] = json!(1_000_001));
    let error = verify(&before_its_table.signed_with(&export_key()).text()).unwrap_err();
    assert_eq!(error.to_string(), "step 1 is earlier than what was before it");
}

#[test]
fn files_of_earlier_formats_hold_and_are_not_signed() {
    let format_3 = include_str!("golden/match-format-3.json");
    let archive: Archive = serde_json::from_str(format_3).unwrap();
    let of_format = |format: u32| {
        forged(&archive, |file| {
            file["rodada"] = json!(format);
            file["header"]["rules"] = json!("0.1.0");
        })
        .text()
    };
    for text in [format_3.to_owned(), of_format(2), of_format(1)] {
        let verified = verify(&text).unwrap();
        let result = [(1, "Bia".to_owned(), 32), (2, "Ana".to_owned(), 24), (3, "bot 2".to_owned(), 21)];
        assert_eq!((verified.steps, verified.result.as_slice()), (73, result.as_slice()));
        assert_eq!((verified.signed_by, verified.earlier), (None, None));
    }
}
