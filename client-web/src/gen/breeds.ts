// Written by `cargo xtask gen` from the Rust types. Not to be edited.

export type Breed =
  | 'vira_lata'
  | 'pit_bull'
  | 'basset_hound'
  | 'pastor_alemao'
  | 'poodle'
  | 'beagle'
  | 'labrador'
  | 'dalmata'
  | 'rottweiler'
  | 'bulldog'
  | 'golden_retriever'
  | 'sao_bernardo'
  | 'yorkshire'
  | 'border_collie'
  | 'chow_chow'
  | 'dachshund'
  | 'husky';
