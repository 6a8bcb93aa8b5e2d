//! A macro for the weights of a policy, which the example `climb` finds.

/// Declares a struct of whole numbers and those that are in use, as a table.
macro_rules! weights {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident {
        $($(#[$about:meta])* $weight:ident = $value:literal,)+
    }) => {
        $(#[$meta])*
        $vis struct $Name {
            $($(#[$about])* $vis $weight: i32,)+
        }

        impl $Name {
            /// What the policy plays by.
            $vis const IN_USE: Self = Self { $($weight: $value,)+ };
            /// The names and the values in use, in the order of declaration.
            $vis const TABLE: &'static [(&'static str, i32)] = &[$((stringify!($weight), $value),)+];

            /// Other values, in the order of declaration. What is missing is as it is in use.
            $vis fn of(values: &[i32]) -> Self {
                let mut values = values.iter().copied();
                Self { $($weight: values.next().unwrap_or($value),)+ }
            }
        }
    };
}

pub(crate) use weights;

#[cfg(test)]
mod tests {
    weights! {
        /// What a fruit is worth.
        struct Fruit {
            apple = 3,
            pear = -2,
        }
    }

    #[test]
    fn weights_are_in_the_order_of_declaration() {
        assert_eq!(Fruit::TABLE, [("apple", 3), ("pear", -2)]);
        let others = Fruit::of(&[7, 8]);
        assert_eq!((others.apple, others.pear), (7, 8));
    }

    #[test]
    fn what_is_missing_is_as_it_is_in_use() {
        let Fruit { apple, pear } = Fruit::of(&[7]);
        assert_eq!((apple, pear), (7, Fruit::IN_USE.pear));
    }
}
