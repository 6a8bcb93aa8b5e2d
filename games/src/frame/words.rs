//! A macro for enums whose variants are words in JSON.

/// Declares an enum whose variants have the same word in JSON, in parameters of texts and in TypeScript.
///
/// The enum gets `ALL` (in the order of declaration), `word` and a conversion to [`Param`](super::Param).
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $Name:ident {
        $($(#[$about:meta])* $Variant:ident = $word:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $vis enum $Name {
            $($(#[$about])* #[serde(rename = $word)] $Variant,)+
        }

        impl $Name {
            /// All variants, in the order of declaration.
            $vis const ALL: &'static [Self] = &[$(Self::$Variant),+];

            /// The word in JSON.
            #[must_use]
            $vis const fn word(self) -> &'static str {
                match self {
                    $(Self::$Variant => $word,)+
                }
            }
        }

        impl From<$Name> for $crate::frame::Param {
            fn from(named: $Name) -> Self {
                named.word().into()
            }
        }
    };
}

pub(crate) use words;

#[cfg(test)]
mod tests {
    words! {
        enum Fruit {
            Apple = "apple",
            StarFruit = "star_fruit",
        }
    }

    #[test]
    fn a_word_is_the_same_everywhere() {
        for &fruit in Fruit::ALL {
            let json = serde_json::to_value(fruit).unwrap();
            assert_eq!(json, fruit.word());
            assert_eq!(json, serde_json::to_value(crate::frame::Param::from(fruit)).unwrap());
            assert_eq!(serde_json::from_value::<Fruit>(json).unwrap(), fruit);
        }
    }
}
