import type { Graha } from '../../zodiac/names.js';
import { type Attested, historical, type ItemRow, quotedVerse, remembered } from './attested.js';

export interface DanaList extends Attested {
  readonly items: readonly ItemRow[];
  readonly note?: string;
}

/** Verses of almanacs, of unknown first work. Living animals, servants, ivory and the like are historical. */
export const DANA: Readonly<Record<Graha, readonly DanaList[]>> = {
  Sun: [
    {
      ...quotedVerse('Govind Singh, weblog'),
      items: [
        'ruby',
        'wheat',
        historical('cow with calf'),
        'safflower-red cloth',
        'jaggery',
        'gold',
        'copper',
        'red sandal',
        'lotus',
      ],
    },
    {
      ...quotedVerse('Tarush Astro'),
      items: [
        'safflower-red cloth',
        'jaggery',
        'gold',
        'copper',
        'ruby',
        'wheat',
        'lotus',
        historical('cow with calf'),
        'red lentils',
      ],
    },
  ],
  Moon: [
    {
      ...quotedVerse('Govind Singh, weblog'),
      items: [
        'rice in a bamboo vessel',
        'camphor',
        'pearl',
        'white cloth',
        historical('cows'),
        historical('bull'),
        'silver',
        'pot of ghee',
      ],
    },
    {
      ...quotedVerse('Tarush Astro'),
      items: ['pot of ghee', 'white cloth', 'curd', 'conch', 'pearl', 'gold', 'silver'],
    },
  ],
  Mars: [
    {
      ...quotedVerse('Sanskrit verses on dana', 'p. 82 verse 27'),
      items: [
        'red lentils',
        'coral',
        'gold',
        'copper',
        'red cloth',
        'oleander flowers',
        'wheat',
        historical('red bull'),
        'jaggery',
      ],
    },
  ],
  Mercury: [
    {
      ...quotedVerse('Sanskrit verses on dana', 'p. 82 verse 28'),
      items: [
        'blue cloth',
        'jaggery',
        'gold',
        'mung',
        'emerald',
        historical('ivory'),
        historical('servant'),
        historical('ram'),
        'green cloth',
        'bell metal',
        'silver',
        'flowers',
      ],
      note: 'The editor of the page doubts the text.',
    },
  ],
  Jupiter: [
    {
      ...quotedVerse('Sanskrit verses on dana', 'p. 82 verse 29'),
      items: ['yellow grain', 'yellow cloth', 'flowers', 'sugar', 'turmeric', historical('horse'), 'salt'],
    },
  ],
  Venus: [
    {
      ...remembered('verse citrambaram ...'),
      items: [
        'many-coloured cloth',
        historical('white horse'),
        historical('cow'),
        'diamond',
        'silver',
        'gold',
        'rice',
        'perfume',
      ],
    },
  ],
  Saturn: [
    {
      ...remembered('verse mashash cha tailam ...'),
      items: [
        'urad',
        'oil',
        'blue sapphire',
        'sesame',
        'horse gram',
        historical('buffalo'),
        'iron',
        historical('black cow'),
      ],
    },
  ],
  Rahu: [
    {
      ...remembered('verse gomedaratnam cha ...'),
      items: ['hessonite', historical('horse'), 'blue cloth', 'blanket', 'sesame', 'oil', 'iron'],
    },
  ],
  Ketu: [
    {
      ...remembered('verse vaiduryaratnam ...'),
      items: ["cat's eye", 'sesame', 'oil', 'blanket', historical('musk'), historical('weapon'), historical('goat')],
    },
  ],
};

/** By a verse. */
export const DANA_TIME = {
  ...quotedVerse('Anand Pathak, on karmakanda'),
  values: {
    Sun: 'at dawn',
    Moon: 'evening twilight',
    Mars: '2 ghatis after sunrise',
    Mercury: '5 ghatis after sunrise',
    Jupiter: 'evening twilight',
    Venus: 'at dawn',
    Saturn: 'noon',
    Rahu: 'midnight',
    Ketu: 'midnight',
  },
} as const;
