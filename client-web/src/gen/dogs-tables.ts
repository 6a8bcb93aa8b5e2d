// Written by `cargo xtask gen` from the Rust tables. Not to be edited.

import type { StaticData } from './dogs';

/** What never changes in a match, by the format it was stored in. */
export const TABLES: Record<number, StaticData> = {
1: {
  "width": 1000,
  "height": 700,
  "spaces": {
    "centre": {
      "x": 500,
      "y": 350,
      "reward": 0,
      "die": 0
    },
    "c1": {
      "x": 405,
      "y": 245,
      "reward": 1,
      "die": 1
    },
    "c2": {
      "x": 405,
      "y": 455,
      "reward": 1,
      "die": 2
    },
    "c3": {
      "x": 285,
      "y": 190,
      "reward": 2,
      "die": 3
    },
    "c4": {
      "x": 285,
      "y": 470,
      "reward": 2,
      "die": 4
    },
    "c5": {
      "x": 165,
      "y": 120,
      "reward": 3,
      "die": 5
    },
    "c6": {
      "x": 185,
      "y": 540,
      "reward": 3,
      "die": 6
    },
    "c7": {
      "x": 75,
      "y": 300,
      "reward": 4,
      "die": 7
    },
    "c8": {
      "x": 65,
      "y": 610,
      "reward": 4,
      "die": 8
    },
    "k1": {
      "x": 595,
      "y": 245,
      "reward": 1,
      "die": 1
    },
    "k2": {
      "x": 595,
      "y": 455,
      "reward": 1,
      "die": 2
    },
    "k3": {
      "x": 705,
      "y": 140,
      "reward": 2,
      "die": 3
    },
    "k4": {
      "x": 715,
      "y": 400,
      "reward": 2,
      "die": 4
    },
    "k5": {
      "x": 825,
      "y": 170,
      "reward": 3,
      "die": 5
    },
    "k6": {
      "x": 835,
      "y": 440,
      "reward": 3,
      "die": 6
    },
    "k7": {
      "x": 935,
      "y": 300,
      "reward": 4,
      "die": 7
    },
    "k8": {
      "x": 930,
      "y": 590,
      "reward": 4,
      "die": 8
    }
  },
  "regions": {
    "city": [
      "c1",
      "c2",
      "c3",
      "c4",
      "c5",
      "c6",
      "c7",
      "c8"
    ],
    "country": [
      "k1",
      "k2",
      "k3",
      "k4",
      "k5",
      "k6",
      "k7",
      "k8"
    ]
  },
  "roads": [
    [
      "centre",
      "c1"
    ],
    [
      "centre",
      "c2"
    ],
    [
      "c1",
      "c3"
    ],
    [
      "c2",
      "c4"
    ],
    [
      "c3",
      "c4"
    ],
    [
      "c3",
      "c5"
    ],
    [
      "c4",
      "c6"
    ],
    [
      "c5",
      "c7"
    ],
    [
      "c6",
      "c7"
    ],
    [
      "c6",
      "c8"
    ],
    [
      "c7",
      "c8"
    ],
    [
      "centre",
      "k1"
    ],
    [
      "centre",
      "k2"
    ],
    [
      "k1",
      "k3"
    ],
    [
      "k1",
      "k4"
    ],
    [
      "k2",
      "k4"
    ],
    [
      "k3",
      "k5"
    ],
    [
      "k4",
      "k6"
    ],
    [
      "k5",
      "k6"
    ],
    [
      "k5",
      "k7"
    ],
    [
      "k6",
      "k8"
    ],
    [
      "k7",
      "k8"
    ]
  ],
  "breeds": {
    "vira_lata": "city",
    "pastor_alemao": "country",
    "poodle": "country",
    "beagle": "city",
    "labrador": "country",
    "dalmata": "country",
    "rottweiler": "city",
    "bulldog": "city",
    "golden_retriever": "city",
    "sao_bernardo": "country",
    "yorkshire": "city",
    "border_collie": "country"
  },
  "cards": {
    "gas3": {
      "count": 1,
      "gives": {
        "coins": 0,
        "gas": 3,
        "food": 0,
        "medicine": 0
      }
    },
    "gas2": {
      "count": 4,
      "gives": {
        "coins": 0,
        "gas": 2,
        "food": 0,
        "medicine": 0
      }
    },
    "food3": {
      "count": 1,
      "gives": {
        "coins": 0,
        "gas": 0,
        "food": 3,
        "medicine": 0
      }
    },
    "food2": {
      "count": 2,
      "gives": {
        "coins": 0,
        "gas": 0,
        "food": 2,
        "medicine": 0
      }
    },
    "food1": {
      "count": 2,
      "gives": {
        "coins": 0,
        "gas": 0,
        "food": 1,
        "medicine": 0
      }
    },
    "med3": {
      "count": 1,
      "gives": {
        "coins": 0,
        "gas": 0,
        "food": 0,
        "medicine": 3
      }
    },
    "med2": {
      "count": 2,
      "gives": {
        "coins": 0,
        "gas": 0,
        "food": 0,
        "medicine": 2
      }
    },
    "med1": {
      "count": 2,
      "gives": {
        "coins": 0,
        "gas": 0,
        "food": 0,
        "medicine": 1
      }
    },
    "coin3": {
      "count": 1,
      "gives": {
        "coins": 3,
        "gas": 0,
        "food": 0,
        "medicine": 0
      }
    },
    "coin2": {
      "count": 1,
      "gives": {
        "coins": 2,
        "gas": 0,
        "food": 0,
        "medicine": 0
      }
    },
    "coin1": {
      "count": 3,
      "gives": {
        "coins": 1,
        "gas": 0,
        "food": 0,
        "medicine": 0
      }
    },
    "swap_dogs": {
      "count": 2
    },
    "helper": {
      "count": 3
    },
    "extra_dog": {
      "count": 3
    },
    "discount": {
      "count": 3
    },
    "vet": {
      "count": 2
    },
    "trained_dog": {
      "count": 3,
      "sale_bonus": 1
    },
    "award_dog": {
      "count": 2,
      "sale_bonus": 2
    },
    "free_entry": {
      "count": 2
    }
  },
  "fair_cards": {
    "f1": [
      "dalmata",
      "rottweiler",
      "golden_retriever"
    ],
    "f2": [
      "beagle",
      "labrador",
      "pastor_alemao"
    ],
    "f3": [
      "border_collie",
      "vira_lata",
      "bulldog"
    ],
    "f4": [
      "yorkshire",
      "poodle",
      "sao_bernardo"
    ]
  },
  "bay_points": {
    "bay_1": 0,
    "bay_2": 0,
    "bay_3": 2,
    "bay_4": 3,
    "bay_5": 5
  }
},
};
