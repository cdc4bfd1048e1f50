// Muhūrta Cintāmaṇi (Rāma Daivajña), ch. 3 (saṅkrānti-prakaraṇa) and 2.2–8, read in the Sanskrit e-text of e-Bhāratī Sampat.
import { FIXED_KARANAS, type KaranaName, MOVABLE_KARANAS } from '../../zodiac/limbNames.js';

/** 3.1–2, in the order of the weekdays from Sunday and of the groups of nakṣatras in {@link NAKSHATRA_GROUPS}. */
export const SANKRANTI_NAMES = ['Ghora', 'Dhvankshi', 'Mahodari', 'Mandakini', 'Manda', 'Mishra', 'Rakshasi'] as const;

/** Ghorā, Dhvāṅkṣī, Mahodarī, Mandākinī, Mandā, Miśrā, Rākṣasī. @names none */
export type SunEntryName = (typeof SANKRANTI_NAMES)[number];

/**
 * 2.2–8: the nakṣatras (1 Aśvinī … 27 Revatī) of the groups that 3.1–2 pair with the weekdays: ugra (Sunday), laghu or kṣipra (Monday),
 * cara (Tuesday), maitra or mṛdu (Wednesday), sthira or dhruva (Thursday), miśra (Friday), tīkṣṇa (Saturday).
 */
export const NAKSHATRA_GROUPS: readonly (readonly number[])[] = [
  [2, 10, 11, 20, 25],
  [1, 8, 13],
  [7, 15, 22, 23, 24],
  [5, 14, 17, 27],
  [4, 12, 21, 26],
  [3, 16],
  [6, 9, 18, 19],
];

/** 3.10–11: nakṣatras of 45 (bṛhat) and of 15 muhūrtas (jaghanya); all others have 30 (sama). */
export const LARGE_NAKSHATRAS: readonly number[] = [4, 7, 12, 16, 21, 26];
/** As {@link LARGE_NAKSHATRAS}. */
export const SMALL_NAKSHATRAS: readonly number[] = [2, 6, 9, 15, 18, 24];

/** 3.3–4, from Aries. */
export const SANKRANTI_KINDS = [
  'vishuva',
  'vishnupada',
  'shadashiti_mukha',
  'dakshinayana',
  'vishnupada',
  'shadashiti_mukha',
  'vishuva',
  'vishnupada',
  'shadashiti_mukha',
  'uttarayana',
  'vishnupada',
  'shadashiti_mukha',
] as const;

/** Which of the five kinds of entry. @names none */
export type SankrantiKind = (typeof SANKRANTI_KINDS)[number];

/** 3.13. @names none */
export type SankrantiPosture = 'asleep' | 'seated' | 'standing';

/** 3.13: by the karaṇa of the entry. */
export const POSTURES: Readonly<Record<KaranaName, SankrantiPosture>> = {
  Bava: 'seated',
  Balava: 'seated',
  Kaulava: 'standing',
  Taitila: 'asleep',
  Gara: 'seated',
  Vanija: 'seated',
  Vishti: 'seated',
  Shakuni: 'standing',
  Chatushpada: 'asleep',
  Naga: 'asleep',
  Kimstughna: 'standing',
};

/** The order of the lists of 3.14–17: “from Bava on”. */
export const KARANA_ORDER: readonly KaranaName[] = [...MOVABLE_KARANAS, ...FIXED_KARANAS].map(({ name }) => name);

/** 3.14: siṁha, vyāghra, varāha, rāsabha, gaja, vāha-dviṣat, ghoṭaka, śvan, aja, go, caraṇāyudha. */
export const VEHICLES = [
  'lion',
  'tiger',
  'boar',
  'ass',
  'elephant',
  'buffalo',
  'horse',
  'dog',
  'goat',
  'ox',
  'cock',
] as const;

/** 3.14: śveta, pīta, hārita, pāṇḍu, ārakta, kāla, asita, citra, kambala, dik, ghanābha. */
export const GARMENTS = [
  'white',
  'yellow',
  'green',
  'pale',
  'red',
  'dark',
  'black',
  'variegated',
  'blanket',
  'none',
  'cloud_coloured',
] as const;

/** 3.14–15: bhuśuṇḍī, gadā, khaḍga, daṇḍa, śarāsa, tomara, kunta, pāśa, aṅkuśa, astra, bāṇa. */
export const WEAPONS = [
  'bhushundi',
  'mace',
  'sword',
  'staff',
  'bow',
  'javelin',
  'spear',
  'noose',
  'goad',
  'missile',
  'arrow',
] as const;

/** 3.15: anna, paramānna, bhaikṣya, pakvānna, dugdha, dadhi, citritānna, guḍa, madhu, ājya, śarkarā. */
export const FOODS = [
  'rice',
  'milk_rice',
  'alms',
  'cooked_sweets',
  'milk',
  'curd',
  'coloured_rice',
  'jaggery',
  'honey',
  'ghee',
  'sugar',
] as const;

/** 3.15–16: mṛganābhi, kuṅkuma, pāṭīra, mṛd, rocana, yāva, otu-mada, niśā, añjana, kālāguru, candraka. */
export const PASTES = [
  'musk',
  'saffron',
  'sandal',
  'earth',
  'gorochana',
  'lac',
  'civet',
  'turmeric',
  'collyrium',
  'black_aloe',
  'camphor',
] as const;

/** 3.16: daivata, bhūta, sarpa, vihaga, paśu, eṇa, vipra, kṣatra, vaiśya, śūdra, saṅkara-bhava. */
export const BEINGS = [
  'god',
  'spirit',
  'snake',
  'bird',
  'beast',
  'deer',
  'brahmin',
  'kshatriya',
  'vaishya',
  'shudra',
  'mixed',
] as const;

/** 3.16–17: punnāga, jātī, bākula, ketaka, bilva, arka, dūrvā, ambuja, mallikā, pāṭalikā, japā. */
export const FLOWERS = [
  'punnaga',
  'jati',
  'bakula',
  'ketaka',
  'bilva',
  'arka',
  'durva',
  'lotus',
  'mallika',
  'patala',
  'japa',
] as const;

/** How almanacs picture the entry, by its karaṇa (3.14–17). */
export interface SankrantiFigure {
  /** What it rides. @names none */
  readonly vehicle: (typeof VEHICLES)[number];
  /** What it wears. @names none */
  readonly garment: (typeof GARMENTS)[number];
  /** What it bears. @names none */
  readonly weapon: (typeof WEAPONS)[number];
  /** What it eats. @names none */
  readonly food: (typeof FOODS)[number];
  /** With what it is anointed. @names none */
  readonly paste: (typeof PASTES)[number];
  /** What it is. @names none */
  readonly being: (typeof BEINGS)[number];
  /** Its flower. @names none */
  readonly flower: (typeof FLOWERS)[number];
}
