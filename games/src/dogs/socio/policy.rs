use super::Socio;
use super::actions::SocioAction;
use crate::frame::{Dice, Seat};

pub(super) fn likely(_state: &Socio, _seat: Seat, list: &[SocioAction], dice: &mut Dice) -> usize {
    dice.index(list.len())
}
