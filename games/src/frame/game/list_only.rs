//! Presentation and advice for a game that has only rules.

/// Implements [`Presentation`](crate::frame::Presentation) and [`Advice`](crate::frame::Advice) for a game whose state
/// hides nothing. The view is the state itself, an observation is the event itself, and players choose from the list of
/// legal actions. The score sheet is empty until the match is over; then it has one line, `rank`, in which each seat gets
/// a point for each place that it could have been worse. The second argument says how many seats a state has.
#[macro_export]
macro_rules! list_only {
    ($Game:ty, $seats:expr) => {
        impl $crate::frame::Presentation for $Game {
            const TEXT_KEYS: &'static [&'static str] = &["choose", "waiting", "rank"];

            type View = Self;
            type PrivateView = $crate::frame::Empty;
            type Observation = <Self as $crate::frame::Rules>::Event;
            type StaticData = $crate::frame::Empty;

            fn view(&self) -> Self {
                self.clone()
            }

            fn observe(&self, event: &Self::Observation) -> $crate::frame::Observed<Self::Observation> {
                $crate::frame::Observed::All(event.clone())
            }

            fn prompt(&self, _seat: $crate::frame::Seat) -> $crate::frame::Line {
                $crate::frame::Line::new("choose")
            }

            fn headline(&self) -> $crate::frame::Line {
                $crate::frame::Line::new("waiting")
            }

            fn score_lines() -> Vec<&'static str> {
                ["rank"].into()
            }

            fn score_sheet(&self) -> $crate::frame::ScoreSheet {
                let mut sheet = $crate::frame::ScoreSheet::new(($seats)(self));
                if let $crate::frame::Status::Over(places) = $crate::frame::Rules::status(self) {
                    let seats = i32::try_from(places.0.len()).unwrap_or_default();
                    places.0.iter().for_each(|(&seat, &place)| {
                        sheet.add("rank", seat, seats - i32::from(place), None);
                    });
                }
                sheet
            }

            fn static_data(_format: u32) -> $crate::frame::Empty {
                $crate::frame::Empty {}
            }
        }

        impl $crate::frame::Advice for $Game {}
    };
}
