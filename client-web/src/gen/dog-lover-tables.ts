// Written by `cargo xtask gen` from the Rust tables. Not to be edited.

import type { StaticData } from './dog-lover';

/** What never changes in a match, by the format it was stored in. */
export const TABLES: Record<number, StaticData> = {
1: {
  "cards": {
    "d01": {
      "kind": "dog",
      "tier": 2,
      "dog": "d01"
    },
    "d02": {
      "kind": "dog",
      "tier": 2,
      "dog": "d02"
    },
    "d03": {
      "kind": "dog",
      "tier": 2,
      "dog": "d03"
    },
    "d04": {
      "kind": "dog",
      "tier": 2,
      "dog": "d04"
    },
    "d05": {
      "kind": "dog",
      "tier": 2,
      "dog": "d05"
    },
    "d06": {
      "kind": "dog",
      "tier": 2,
      "dog": "d06"
    },
    "d07": {
      "kind": "dog",
      "tier": 2,
      "dog": "d07"
    },
    "d08": {
      "kind": "dog",
      "tier": 2,
      "dog": "d08"
    },
    "d09": {
      "kind": "dog",
      "tier": 2,
      "dog": "d09"
    },
    "d10": {
      "kind": "dog",
      "tier": 2,
      "dog": "d10"
    },
    "d11": {
      "kind": "dog",
      "tier": 2,
      "dog": "d11"
    },
    "d12": {
      "kind": "dog",
      "tier": 2,
      "dog": "d12"
    },
    "d13": {
      "kind": "dog",
      "tier": 3,
      "dog": "d13"
    },
    "d14": {
      "kind": "dog",
      "tier": 3,
      "dog": "d14"
    },
    "d15": {
      "kind": "dog",
      "tier": 3,
      "dog": "d15"
    },
    "d16": {
      "kind": "dog",
      "tier": 3,
      "dog": "d16"
    },
    "d17": {
      "kind": "dog",
      "tier": 3,
      "dog": "d17"
    },
    "d18": {
      "kind": "dog",
      "tier": 4,
      "dog": "d18"
    },
    "d19": {
      "kind": "dog",
      "tier": 4,
      "dog": "d19"
    },
    "d20": {
      "kind": "dog",
      "tier": 4,
      "dog": "d20"
    },
    "d21": {
      "kind": "dog",
      "tier": 4,
      "dog": "d21"
    },
    "d22": {
      "kind": "dog",
      "tier": 4,
      "dog": "d22"
    },
    "f01": {
      "kind": "food",
      "tier": 2,
      "food": "scraps",
      "units": 1
    },
    "f02": {
      "kind": "food",
      "tier": 2,
      "food": "scraps",
      "units": 1
    },
    "f03": {
      "kind": "food",
      "tier": 2,
      "food": "scraps",
      "units": 1
    },
    "f04": {
      "kind": "food",
      "tier": 3,
      "food": "scraps",
      "units": 1
    },
    "f05": {
      "kind": "food",
      "tier": 2,
      "food": "scraps",
      "units": 2
    },
    "f06": {
      "kind": "food",
      "tier": 2,
      "food": "scraps",
      "units": 2
    },
    "f07": {
      "kind": "food",
      "tier": 2,
      "food": "scraps",
      "units": 2
    },
    "f08": {
      "kind": "food",
      "tier": 2,
      "food": "scraps",
      "units": 2
    },
    "f09": {
      "kind": "food",
      "tier": 3,
      "food": "scraps",
      "units": 2
    },
    "f10": {
      "kind": "food",
      "tier": 3,
      "food": "scraps",
      "units": 2
    },
    "f11": {
      "kind": "food",
      "tier": 4,
      "food": "scraps",
      "units": 2
    },
    "f12": {
      "kind": "food",
      "tier": 4,
      "food": "scraps",
      "units": 2
    },
    "f13": {
      "kind": "food",
      "tier": 2,
      "food": "dry",
      "units": 1
    },
    "f14": {
      "kind": "food",
      "tier": 2,
      "food": "dry",
      "units": 1
    },
    "f15": {
      "kind": "food",
      "tier": 2,
      "food": "dry",
      "units": 1
    },
    "f16": {
      "kind": "food",
      "tier": 4,
      "food": "dry",
      "units": 1
    },
    "f17": {
      "kind": "food",
      "tier": 2,
      "food": "dry",
      "units": 2
    },
    "f18": {
      "kind": "food",
      "tier": 2,
      "food": "dry",
      "units": 2
    },
    "f19": {
      "kind": "food",
      "tier": 2,
      "food": "dry",
      "units": 2
    },
    "f20": {
      "kind": "food",
      "tier": 2,
      "food": "dry",
      "units": 2
    },
    "f21": {
      "kind": "food",
      "tier": 3,
      "food": "dry",
      "units": 2
    },
    "f22": {
      "kind": "food",
      "tier": 3,
      "food": "dry",
      "units": 2
    },
    "f23": {
      "kind": "food",
      "tier": 4,
      "food": "dry",
      "units": 2
    },
    "f24": {
      "kind": "food",
      "tier": 4,
      "food": "dry",
      "units": 2
    },
    "f25": {
      "kind": "food",
      "tier": 2,
      "food": "canned",
      "units": 1
    },
    "f26": {
      "kind": "food",
      "tier": 3,
      "food": "canned",
      "units": 1
    },
    "f27": {
      "kind": "food",
      "tier": 4,
      "food": "canned",
      "units": 1
    },
    "f28": {
      "kind": "food",
      "tier": 2,
      "food": "canned",
      "units": 2
    },
    "f29": {
      "kind": "food",
      "tier": 2,
      "food": "canned",
      "units": 2
    },
    "f30": {
      "kind": "food",
      "tier": 2,
      "food": "canned",
      "units": 2
    },
    "f31": {
      "kind": "food",
      "tier": 3,
      "food": "canned",
      "units": 2
    },
    "f32": {
      "kind": "food",
      "tier": 4,
      "food": "canned",
      "units": 2
    },
    "f33": {
      "kind": "food",
      "tier": 4,
      "food": "canned",
      "units": 2
    },
    "f34": {
      "kind": "food",
      "tier": 2,
      "food": "wild",
      "units": 1
    },
    "f35": {
      "kind": "food",
      "tier": 2,
      "food": "wild",
      "units": 1
    },
    "f36": {
      "kind": "food",
      "tier": 3,
      "food": "wild",
      "units": 1
    },
    "f37": {
      "kind": "food",
      "tier": 4,
      "food": "wild",
      "units": 1
    },
    "v01": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "ball"
    },
    "v02": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "ball"
    },
    "v03": {
      "kind": "favorite",
      "tier": 3,
      "favorite": "ball"
    },
    "v04": {
      "kind": "favorite",
      "tier": 4,
      "favorite": "ball"
    },
    "v05": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "frisbee"
    },
    "v06": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "frisbee"
    },
    "v07": {
      "kind": "favorite",
      "tier": 3,
      "favorite": "frisbee"
    },
    "v08": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "rope"
    },
    "v09": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "rope"
    },
    "v10": {
      "kind": "favorite",
      "tier": 3,
      "favorite": "rope"
    },
    "v11": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "plush"
    },
    "v12": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "plush"
    },
    "v13": {
      "kind": "favorite",
      "tier": 4,
      "favorite": "plush"
    },
    "v14": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "bed"
    },
    "v15": {
      "kind": "favorite",
      "tier": 2,
      "favorite": "bed"
    },
    "v16": {
      "kind": "favorite",
      "tier": 4,
      "favorite": "bed"
    },
    "g01": {
      "kind": "training",
      "tier": 2
    },
    "g02": {
      "kind": "training",
      "tier": 2
    },
    "g03": {
      "kind": "training",
      "tier": 2
    },
    "g04": {
      "kind": "training",
      "tier": 2
    },
    "g05": {
      "kind": "training",
      "tier": 2
    },
    "g06": {
      "kind": "training",
      "tier": 2
    },
    "g07": {
      "kind": "training",
      "tier": 2
    },
    "g08": {
      "kind": "training",
      "tier": 3
    },
    "g09": {
      "kind": "training",
      "tier": 3
    },
    "g10": {
      "kind": "training",
      "tier": 3
    },
    "g11": {
      "kind": "training",
      "tier": 4
    },
    "g12": {
      "kind": "training",
      "tier": 4
    },
    "g13": {
      "kind": "training",
      "tier": 4
    },
    "p01": {
      "kind": "adoption",
      "tier": 2
    },
    "p02": {
      "kind": "adoption",
      "tier": 2
    },
    "p03": {
      "kind": "adoption",
      "tier": 2
    },
    "p04": {
      "kind": "adoption",
      "tier": 2
    },
    "p05": {
      "kind": "adoption",
      "tier": 2
    },
    "p06": {
      "kind": "adoption",
      "tier": 2
    },
    "p07": {
      "kind": "adoption",
      "tier": 3
    },
    "p08": {
      "kind": "adoption",
      "tier": 3
    },
    "p09": {
      "kind": "adoption",
      "tier": 3
    },
    "p10": {
      "kind": "adoption",
      "tier": 4
    },
    "p11": {
      "kind": "adoption",
      "tier": 4
    },
    "p12": {
      "kind": "adoption",
      "tier": 4
    },
    "w01": {
      "kind": "walk",
      "tier": 2
    },
    "w02": {
      "kind": "walk",
      "tier": 2
    },
    "w03": {
      "kind": "walk",
      "tier": 2
    },
    "w04": {
      "kind": "walk",
      "tier": 3
    },
    "w05": {
      "kind": "walk",
      "tier": 3
    },
    "w06": {
      "kind": "walk",
      "tier": 4
    },
    "b01": {
      "kind": "bone",
      "tier": 2
    },
    "b02": {
      "kind": "bone",
      "tier": 2
    },
    "b03": {
      "kind": "bone",
      "tier": 2
    },
    "b04": {
      "kind": "bone",
      "tier": 2
    },
    "b05": {
      "kind": "bone",
      "tier": 3
    },
    "b06": {
      "kind": "bone",
      "tier": 4
    },
    "a1": {
      "kind": "trait",
      "tier": 2,
      "trait": "a1"
    },
    "a2": {
      "kind": "trait",
      "tier": 2,
      "trait": "a2"
    },
    "a3": {
      "kind": "trait",
      "tier": 2,
      "trait": "a3"
    },
    "a4": {
      "kind": "trait",
      "tier": 2,
      "trait": "a4"
    },
    "a5": {
      "kind": "trait",
      "tier": 3,
      "trait": "a5"
    },
    "a6": {
      "kind": "trait",
      "tier": 3,
      "trait": "a6"
    },
    "a7": {
      "kind": "trait",
      "tier": 4,
      "trait": "a7"
    },
    "a8": {
      "kind": "trait",
      "tier": 4,
      "trait": "a8"
    },
    "x1": {
      "kind": "fetch",
      "tier": 2
    },
    "x2": {
      "kind": "end",
      "tier": 2
    }
  },
  "dogs": {
    "d01": {
      "name": "Biscuit",
      "size": "small",
      "points": 3,
      "need": {
        "scraps": 2,
        "dry": 0,
        "canned": 0
      },
      "rescue": false
    },
    "d02": {
      "name": "Pip",
      "size": "small",
      "points": 3,
      "need": {
        "scraps": 0,
        "dry": 2,
        "canned": 0
      },
      "rescue": false
    },
    "d03": {
      "name": "Mochi",
      "size": "small",
      "points": 4,
      "need": {
        "scraps": 1,
        "dry": 0,
        "canned": 1
      },
      "rescue": false
    },
    "d04": {
      "name": "Button",
      "size": "small",
      "points": 3,
      "need": {
        "scraps": 1,
        "dry": 1,
        "canned": 0
      },
      "rescue": false
    },
    "d05": {
      "name": "Hazel",
      "size": "medium",
      "points": 5,
      "need": {
        "scraps": 2,
        "dry": 1,
        "canned": 0
      },
      "rescue": false
    },
    "d06": {
      "name": "Rufus",
      "size": "medium",
      "points": 5,
      "need": {
        "scraps": 1,
        "dry": 2,
        "canned": 0
      },
      "rescue": false
    },
    "d07": {
      "name": "Clover",
      "size": "medium",
      "points": 6,
      "need": {
        "scraps": 1,
        "dry": 1,
        "canned": 1
      },
      "rescue": false
    },
    "d08": {
      "name": "Maple",
      "size": "medium",
      "points": 6,
      "need": {
        "scraps": 0,
        "dry": 1,
        "canned": 2
      },
      "rescue": false
    },
    "d09": {
      "name": "Scout",
      "size": "medium",
      "points": 5,
      "need": {
        "scraps": 3,
        "dry": 0,
        "canned": 0
      },
      "rescue": false
    },
    "d10": {
      "name": "Juno",
      "size": "large",
      "points": 7,
      "need": {
        "scraps": 2,
        "dry": 2,
        "canned": 0
      },
      "rescue": false
    },
    "d11": {
      "name": "Moose",
      "size": "large",
      "points": 8,
      "need": {
        "scraps": 1,
        "dry": 2,
        "canned": 1
      },
      "rescue": false
    },
    "d12": {
      "name": "Bruno",
      "size": "large",
      "points": 8,
      "need": {
        "scraps": 2,
        "dry": 1,
        "canned": 1
      },
      "rescue": false
    },
    "d13": {
      "name": "Pepper",
      "size": "small",
      "points": 4,
      "need": {
        "scraps": 0,
        "dry": 1,
        "canned": 1
      },
      "rescue": false
    },
    "d14": {
      "name": "Noodle",
      "size": "small",
      "points": 2,
      "need": {
        "scraps": 1,
        "dry": 0,
        "canned": 0
      },
      "rescue": false
    },
    "d15": {
      "name": "Ginger",
      "size": "medium",
      "points": 6,
      "need": {
        "scraps": 2,
        "dry": 0,
        "canned": 1
      },
      "rescue": false
    },
    "d16": {
      "name": "Olive",
      "size": "medium",
      "points": 5,
      "need": {
        "scraps": 0,
        "dry": 3,
        "canned": 0
      },
      "rescue": false
    },
    "d17": {
      "name": "Atlas",
      "size": "large",
      "points": 9,
      "need": {
        "scraps": 0,
        "dry": 2,
        "canned": 2
      },
      "rescue": false
    },
    "d18": {
      "name": "Domino",
      "size": "small",
      "points": 2,
      "need": {
        "scraps": 0,
        "dry": 1,
        "canned": 0
      },
      "rescue": false
    },
    "d19": {
      "name": "Waffle",
      "size": "small",
      "points": 4,
      "need": {
        "scraps": 0,
        "dry": 0,
        "canned": 2
      },
      "rescue": false
    },
    "d20": {
      "name": "Poppy",
      "size": "medium",
      "points": 6,
      "need": {
        "scraps": 0,
        "dry": 2,
        "canned": 1
      },
      "rescue": false
    },
    "d21": {
      "name": "Bear",
      "size": "large",
      "points": 7,
      "need": {
        "scraps": 1,
        "dry": 3,
        "canned": 0
      },
      "rescue": false
    },
    "d22": {
      "name": "Tank",
      "size": "large",
      "points": 9,
      "need": {
        "scraps": 2,
        "dry": 0,
        "canned": 2
      },
      "rescue": false
    },
    "r01": {
      "name": "Sunny",
      "size": "small",
      "points": 1,
      "need": {
        "scraps": 1,
        "dry": 0,
        "canned": 0
      },
      "rescue": true,
      "power": {
        "what": "per_fed_size",
        "points": 2,
        "size": "small"
      }
    },
    "r02": {
      "name": "Willow",
      "size": "medium",
      "points": 3,
      "need": {
        "scraps": 1,
        "dry": 1,
        "canned": 0
      },
      "rescue": true,
      "power": {
        "what": "per_fed_size",
        "points": 2,
        "size": "medium"
      }
    },
    "r03": {
      "name": "Titan",
      "size": "large",
      "points": 6,
      "need": {
        "scraps": 1,
        "dry": 1,
        "canned": 1
      },
      "rescue": true,
      "power": {
        "what": "per_fed_size",
        "points": 2,
        "size": "large"
      }
    },
    "r04": {
      "name": "Shadow",
      "size": "medium",
      "points": 4,
      "need": {
        "scraps": 1,
        "dry": 1,
        "canned": 0
      },
      "rescue": true,
      "power": {
        "what": "per_fed_dog",
        "points": 1
      }
    },
    "r05": {
      "name": "Dash",
      "size": "medium",
      "points": 5,
      "need": {
        "scraps": 0,
        "dry": 2,
        "canned": 0
      },
      "rescue": true,
      "power": {
        "what": "per_tucked_walk",
        "points": 2
      }
    },
    "r06": {
      "name": "Professor",
      "size": "small",
      "points": 4,
      "need": {
        "scraps": 0,
        "dry": 1,
        "canned": 1
      },
      "rescue": true,
      "power": {
        "what": "per_tucked_training",
        "points": 2
      }
    },
    "r07": {
      "name": "Quirky",
      "size": "small",
      "points": 4,
      "need": {
        "scraps": 1,
        "dry": 1,
        "canned": 0
      },
      "rescue": true,
      "power": {
        "what": "per_trait_on_fed",
        "points": 2
      }
    },
    "r08": {
      "name": "Rex",
      "size": "large",
      "points": 8,
      "need": {
        "scraps": 2,
        "dry": 0,
        "canned": 1
      },
      "rescue": true,
      "power": {
        "what": "extra_bone"
      }
    },
    "r09": {
      "name": "Teddy",
      "size": "small",
      "points": 4,
      "need": {
        "scraps": 0,
        "dry": 2,
        "canned": 0
      },
      "rescue": true,
      "power": {
        "what": "extra_favorite"
      }
    },
    "r10": {
      "name": "Hoover",
      "size": "large",
      "points": 6,
      "need": {
        "scraps": 1,
        "dry": 1,
        "canned": 0
      },
      "rescue": true,
      "power": {
        "what": "per_leftover_cube",
        "points": 1,
        "most": 4
      }
    },
    "r11": {
      "name": "Houdini",
      "size": "medium",
      "points": 4,
      "need": {
        "scraps": 1,
        "dry": 0,
        "canned": 1
      },
      "rescue": true,
      "power": {
        "what": "per_learned_trick",
        "points": 2
      }
    },
    "r12": {
      "name": "Nurse Nell",
      "size": "medium",
      "points": 5,
      "need": {
        "scraps": 0,
        "dry": 1,
        "canned": 1
      },
      "rescue": true,
      "power": {
        "what": "per_unfed_dog",
        "points": 2,
        "most": 6
      }
    },
    "r13": {
      "name": "Patches",
      "size": "small",
      "points": 4,
      "need": {
        "scraps": 1,
        "dry": 0,
        "canned": 1
      },
      "rescue": true,
      "power": {
        "what": "other_dog_need_minus"
      }
    },
    "r14": {
      "name": "Captain",
      "size": "large",
      "points": 7,
      "need": {
        "scraps": 2,
        "dry": 1,
        "canned": 0
      },
      "rescue": true,
      "power": {
        "what": "all_sizes_fed",
        "points": 4
      }
    },
    "r15": {
      "name": "Granny",
      "size": "large",
      "points": 9,
      "need": {
        "scraps": 2,
        "dry": 1,
        "canned": 0
      },
      "rescue": true,
      "power": {
        "what": "per_other_fed_rescue",
        "points": 3
      }
    }
  },
  "traits": {
    "a1": {
      "name": "Energetic",
      "points": 2,
      "sizes": [
        "small",
        "medium",
        "large"
      ],
      "ability": "walk_limit_2"
    },
    "a2": {
      "name": "Easy to Please",
      "points": 1,
      "sizes": [
        "small",
        "medium",
        "large"
      ],
      "ability": "any_food",
      "due": "food_cube"
    },
    "a3": {
      "name": "Big Eater",
      "points": 5,
      "sizes": [
        "small",
        "medium",
        "large"
      ],
      "ability": "need_plus1",
      "due": "food_cube"
    },
    "a4": {
      "name": "Star Pupil",
      "points": 2,
      "sizes": [
        "small",
        "medium",
        "large"
      ],
      "ability": "training_limit_3",
      "due": "training"
    },
    "a5": {
      "name": "Light Eater",
      "points": 1,
      "sizes": [
        "medium",
        "large"
      ],
      "ability": "need_minus1"
    },
    "a6": {
      "name": "Couch Potato",
      "points": 4,
      "sizes": [
        "small",
        "medium",
        "large"
      ],
      "ability": "no_walk",
      "due": "favorite"
    },
    "a7": {
      "name": "Bone Collector",
      "points": 2,
      "sizes": [
        "small",
        "medium",
        "large"
      ],
      "ability": "bone_double",
      "due": "bone"
    },
    "a8": {
      "name": "Mixed Breed",
      "points": 2,
      "sizes": [
        "small",
        "medium",
        "large"
      ],
      "ability": "all_sizes"
    }
  },
  "tricks": {
    "std": {
      "name": "Walk the Line",
      "cost": 0,
      "mask": [
        "###",
        "...",
        "..."
      ],
      "star": {
        "side": "left",
        "line": 0
      }
    },
    "s1": {
      "name": "Sit",
      "cost": 0,
      "mask": [
        "##.",
        "..#",
        "..."
      ],
      "star": {
        "side": "left",
        "line": 0
      }
    },
    "s2": {
      "name": "Stay",
      "cost": 0,
      "mask": [
        "#.#",
        ".#.",
        "..."
      ],
      "star": {
        "side": "top",
        "line": 1
      }
    },
    "s3": {
      "name": "Heel",
      "cost": 0,
      "mask": [
        "#..",
        "#..",
        ".#."
      ],
      "star": {
        "side": "top",
        "line": 0
      }
    },
    "s4": {
      "name": "Wait",
      "cost": 0,
      "mask": [
        "##.",
        "...",
        "#.."
      ],
      "star": {
        "side": "left",
        "line": 0
      }
    },
    "s5": {
      "name": "Come",
      "cost": 0,
      "mask": [
        "#..",
        "..#",
        ".#."
      ],
      "star": {
        "side": "right",
        "line": 1
      }
    },
    "t01": {
      "name": "Catch",
      "cost": 1,
      "mask": [
        "##.",
        "...",
        ".#."
      ],
      "star": {
        "side": "left",
        "line": 0
      }
    },
    "t02": {
      "name": "Shake",
      "cost": 1,
      "mask": [
        "##.",
        "#..",
        "..."
      ],
      "star": {
        "side": "left",
        "line": 0
      }
    },
    "t03": {
      "name": "Crawl",
      "cost": 1,
      "mask": [
        "##.",
        "##.",
        "..."
      ],
      "star": {
        "side": "left",
        "line": 0
      }
    },
    "t04": {
      "name": "Roll Over",
      "cost": 1,
      "mask": [
        "##.",
        ".##",
        "..."
      ],
      "star": {
        "side": "right",
        "line": 1
      }
    },
    "t05": {
      "name": "Roll Back",
      "cost": 1,
      "mask": [
        "#..",
        "##.",
        ".#."
      ],
      "star": {
        "side": "bottom",
        "line": 1
      }
    },
    "t06": {
      "name": "High Five",
      "cost": 2,
      "mask": [
        "###",
        ".#.",
        "..."
      ],
      "star": {
        "side": "left",
        "line": 0
      }
    },
    "t07": {
      "name": "Beg",
      "cost": 2,
      "mask": [
        "#.#",
        ".#.",
        ".#."
      ],
      "star": {
        "side": "top",
        "line": 1
      }
    },
    "t08": {
      "name": "Weave",
      "cost": 2,
      "mask": [
        "##.",
        "#.#",
        "..."
      ],
      "star": {
        "side": "left",
        "line": 1
      }
    },
    "t09": {
      "name": "Dance",
      "cost": 2,
      "mask": [
        "##.",
        "#..",
        ".#."
      ],
      "star": {
        "side": "top",
        "line": 0
      }
    },
    "t10": {
      "name": "Backflip",
      "cost": 3,
      "mask": [
        "###",
        "#..",
        "..."
      ],
      "star": {
        "side": "left",
        "line": 0
      }
    },
    "t11": {
      "name": "Front Flip",
      "cost": 3,
      "mask": [
        "###",
        "..#",
        "..."
      ],
      "star": {
        "side": "right",
        "line": 0
      }
    }
  },
  "favorites": [
    0,
    1,
    3,
    6,
    10,
    15
  ]
},
};
