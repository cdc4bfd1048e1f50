// The one list of what is sensitive, with the reasons. It is about a person's death, health or intimate life; who embeds the library decides
// whether a reader sees it, and says so by `sensitive: true`. What was considered and left open is at the end.
import { SiddhantaError } from '../errors.js';
import type { SensitiveTopic, Withheld } from '../types.js';

/** What is returned only with `sensitive: true`, and why. */
export interface Sensitive {
  readonly topic: SensitiveTopic;
  readonly because: string;
}

/** Sensitive members of a family, by name. */
export type SensitiveMembers = Readonly<Record<string, Sensitive>>;

/** The topics as errors and readings say them. */
const TOPIC_WORDS: Readonly<Record<SensitiveTopic, string>> = {
  death: 'death and its time',
  longevity: 'length of life',
  relatives: 'death of relatives or children',
  illness: 'illness',
  sexual_conduct: 'sexual conduct',
  caste: 'caste',
};

/** `jaimini.longevity`. */
export const LONGEVITY: Sensitive = { topic: 'longevity', because: 'It classes the length of a life.' };

/** `longevity.pindayu` and the other counts of years. */
export const LIFE_YEARS: Sensitive = { topic: 'longevity', because: 'It counts the years of a life.' };

/** `doshas.curses`, the table `curse` of `remedies.table`, and `curses` of `remedies.for_birth`. */
export const CURSES_OF_83: Sensitive = {
  topic: 'relatives',
  because:
    'Bṛhat Parāśara Horā Śāstra 83 gives these rules as causes of losing or lacking children; one rite is for the curse of the dead.',
};

/** `ganda_moola.note` of `doshas.birth_moment`. */
export const RELATIVES_NOTE: Sensitive = {
  topic: 'relatives',
  because: 'Bṛhat Parāśara Horā Śāstra 94.10–12 names the relative whom a birth is said to endanger.',
};

/** `of_the_child` of the rites for births. */
export const OF_THE_CHILD: Sensitive = {
  topic: 'relatives',
  because: 'The rites keep a newborn child from its father, for fear of a death.',
};

/** `maraka`, `planets.*.maraka`, `planets.*.classical_maraka` and what the verses add on them, of `strengths.functional_nature`. */
export const MARAKA: Sensitive = {
  topic: 'death',
  because: 'A māraka is a planet whose periods are read for death (Bṛhat Parāśara Horā Śāstra 44).',
};

/** `mrityu_bhaga` of `charts.sensitive`. */
export const MRITYU_BHAGA: Sensitive = {
  topic: 'death',
  because: 'Phaladīpikā 13.10–11 says of these degrees that a life born in them is over.',
};

/** `drekkana_22` and `navamsha_64` of `charts.sensitive`. */
export const KHARA: Sensitive = {
  topic: 'death',
  because: 'Jātaka Pārijāta 5.52–56 reads death in the periods of their lords.',
};

/** `dashas.pindayu`, `dashas.nisargayu`, `dashas.amshayu`. */
export const LIFE_DASHA: Sensitive = {
  topic: 'longevity',
  because: 'Its periods are the years of a life, and its end is theirs.',
};

/** Daśās by their ids: `dashas.shoola` …, and where `dashas.running` or `dashas.timeline` is asked for one of them. */
export const SENSITIVE_DASHAS = {
  sthira: {
    topic: 'longevity',
    because: 'It runs from Brahmā, by whom the school of Jaimini judges the length of life; no other use was read.',
  },
  shoola: {
    topic: 'death',
    because: 'Narasimha Rao 23 teaches it for the time of death, of the native and of relatives.',
  },
  niryana_shoola: {
    topic: 'death',
    because: 'Niryāṇa is departure: Narasimha Rao 22 gives it to the timing of death alone.',
  },
  brahma: {
    topic: 'longevity',
    because: 'It runs from Brahmā, by whom the school of Jaimini judges the length of life; no other use was read.',
  },
  varnada: {
    topic: 'longevity',
    because: 'Bṛhat Parāśara Horā Śāstra 5.10 and 5.16 give it for the length of life.',
  },
} as const satisfies SensitiveMembers;

/** Sahams by their ids: `annual.saham.mrityu` …, and what `annual.sahams` leaves out. */
export const SENSITIVE_SAHAMS = {
  mrityu: { topic: 'death', because: 'The saham of death.' },
  apamrityu: { topic: 'death', because: 'The saham of untimely death.' },
  roga: { topic: 'illness', because: 'The saham of disease.' },
  jadya: { topic: 'illness', because: 'The saham of chronic disease.' },
  paradara: { topic: 'sexual_conduct', because: 'The saham of adultery.' },
} as const satisfies SensitiveMembers;

const ARISHTA: Sensitive = { topic: 'death', because: 'Danger to life in childhood.' };
const ARISHTA_BHANGA: Sensitive = {
  topic: 'death',
  because: 'What cancels danger to life in childhood speaks of it too.',
};

/** Yogas by their ids: `yogas.explain.arishta_moon_dusthana` …, and what `yogas.list` leaves out. */
export const SENSITIVE_YOGAS = {
  arishta_moon_dusthana: ARISHTA,
  arishta_moon_malefic: ARISHTA,
  arishta_lagna_seventh: ARISHTA,
  arishta_weak_moon_lagna: ARISHTA,
  arishta_hemmed_moon: ARISHTA,
  arishta_bhanga_benefic_kendra: ARISHTA_BHANGA,
  arishta_bhanga_jupiter_lagna: ARISHTA_BHANGA,
  arishta_bhanga_lagna_lord: ARISHTA_BHANGA,
  arishta_bhanga_jupiter_mars: ARISHTA_BHANGA,
  mriti: { topic: 'relatives', because: 'Its name is death; Phaladīpikā 6 says it of brothers.' },
} as const satisfies SensitiveMembers;

// Looked at and left open:
// - Names of hours, days and points that are the same for everybody, or name no event of a life: Mrityu and Roga among choghaḍiyās, pañcakas
//   and the Ānandādi yogas, Mṛtyu among the upagrahas and the sphuṭas, A6 and A8 among the ārūḍhas, `mrita` among the states of planets.
// - The māraṇa-kāraka houses of `charts.sensitive`: they are read for a planet’s significations. The parities of bīja- and kṣetra-sphuṭa: odd or
//   even, without what the verse concludes.
// - The matters `longevity` and `health_cure` of `kp.horary`: the contract answers them, and who asks has named the matter.
// - Words of caste: `varna` of `compatibility.ashtakoota` is a class of Moon signs in a result of the contract, Guru Chandala the name of a
//   conjunction, brahmanas in `remedies` those who are fed. None says anything of the caste of a person.
// - The rites for sub-periods in `remedies`: the verses name houses and rites, and what they fear is not told.
// - `doshas.manglik`, `doshas.sade_sati`, `rajju` and `vedha` of `compatibility.porutham`: what is reported is where planets and stars stand.

/** Returns what an operation, or a member of a family, is about where all of it is sensitive. */
export function sensitiveOf(
  all: Sensitive | SensitiveMembers | undefined,
  member: string | undefined,
): Sensitive | undefined {
  if (all === undefined) return undefined;
  if (isOne(all)) return all;
  return member !== undefined && Object.hasOwn(all, member) ? all[member] : undefined;
}

const isOne = (all: Sensitive | SensitiveMembers): all is Sensitive => typeof all.topic === 'string';

/**
 * Throws where what is asked for is sensitive and the input does not say that it may be reported.
 *
 * @param what what is asked for, as its own name or as the field and its value: `annual.saham.mrityu`, `category arishta`
 * @throws {SiddhantaError} `invalid_value` at `sensitive`
 */
export function requireSensitive(input: unknown, what: string, sensitive: Sensitive | undefined): void {
  if (sensitive === undefined || (input as { readonly sensitive?: boolean }).sensitive === true) return;
  throw new SiddhantaError(
    'invalid_value',
    `${what} is about ${TOPIC_WORDS[sensitive.topic]} and is returned only with sensitive: true. Add it, or leave this out.`,
    { field: 'sensitive' },
  );
}

/** Returns what a result leaves out as a field of its data; nothing where it leaves out nothing. */
export function withheld(left: readonly Sensitive[]): { readonly withheld?: Withheld } {
  if (left.length === 0) return {};
  return { withheld: { count: left.length, why: [...new Set(left.map(({ topic }) => topic))] } };
}

/** Returns what a result leaves out as a sentence. */
export function withheldText({ count, why }: Withheld): string {
  const topics = why.map((topic) => TOPIC_WORDS[topic]).join('; ');
  return `${count} sensitive ${count === 1 ? 'entry is' : 'entries are'} withheld (${topics}). Ask with sensitive to see ${count === 1 ? 'it' : 'them'}.`;
}
