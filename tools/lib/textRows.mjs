import { readFileSync } from 'node:fs';

export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const SEVEN = GRAHAS.slice(0, 7);
export const SIGNS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(
  ' ',
);
export const NAKSHATRAS = [
  ...readFileSync(new URL('../../src/zodiac/names.ts', import.meta.url), 'utf8').matchAll(/\{ name: '([^']+)' \}/g),
].map(([, name]) => name);
const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);
const PAIRS = SEVEN.flatMap((one, i) => SEVEN.slice(i + 1).map((other) => [one, other]));

export const WORKS = {
  bphs: 'Bṛhat Parāśara Horā Śāstra',
  phaladeepika: 'Phaladīpikā',
  brihat_jataka: 'Bṛhajjātaka',
  saravali: 'Sārāvalī',
  jataka_parijata: 'Jātakapārijāta',
  horasara: 'Horāsāra',
  chamatkara_chintamani: 'Camatkāracintāmaṇi',
  bhrigu_sutra: 'Bhṛgusūtra',
  jataka_tattva: 'Jātakatattva',
};
export const TOPICS = 'self wealth siblings home learning children health partner fortune work gains loss spirit'.split(
  ' ',
);
export const TONES = ['good', 'mixed', 'hard'];
export const SENSITIVE = ['death', 'illness', 'children', 'spouse', 'sexuality', 'caste'];
export const READINGS = ['both', 'settled', 'one'];

/** The kinds of placements, in the order in which results have them, each with the keys of its `of` and all that there can be. */
export const KINDS = {
  lagna: { keys: ['lagna'], all: SIGNS.map((lagna) => ({ lagna })) },
  lord_in_house: {
    keys: ['lord', 'house'],
    all: HOUSES.flatMap((lord) => HOUSES.map((house) => ({ lord, house }))),
  },
  graha_in_house: {
    keys: ['graha', 'house'],
    all: GRAHAS.flatMap((graha) => HOUSES.map((house) => ({ graha, house }))),
  },
  graha_in_sign: { keys: ['graha', 'sign'], all: GRAHAS.flatMap((graha) => SIGNS.map((sign) => ({ graha, sign }))) },
  nakshatra: { keys: ['nakshatra'], all: NAKSHATRAS.map((nakshatra) => ({ nakshatra })) },
  conjunction: { keys: ['conjunction'], all: PAIRS.map((conjunction) => ({ conjunction })) },
  mahadasha: { keys: ['mahadasha'], all: GRAHAS.map((mahadasha) => ({ mahadasha })) },
  antardasha: {
    keys: ['mahadasha', 'antardasha'],
    all: GRAHAS.flatMap((mahadasha) => GRAHAS.map((antardasha) => ({ mahadasha, antardasha }))),
  },
  transit: {
    keys: ['transit', 'house'],
    all: GRAHAS.flatMap((transit) => HOUSES.map((house) => ({ transit, house }))),
  },
};

/** Returns the kind of a placement. */
export function kindOf(of) {
  const keys = Object.keys(of).sort().join();
  const found = Object.keys(KINDS).find((kind) => [...KINDS[kind].keys].sort().join() === keys);
  if (found === undefined) throw new Error(`No kind of placement has the keys ${keys}.`);
  return found;
}

const word = (value) => String(value).toLowerCase().replaceAll(' ', '_');

/** Returns a placement by the name under which it is asked for: `l2_h4`, `saturn_h10`, `mars_aries`, `sun_moon`. */
export function keyOf(of) {
  switch (kindOf(of)) {
    case 'lord_in_house':
      return `l${of.lord}_h${of.house}`;
    case 'graha_in_house':
      return `${word(of.graha)}_h${of.house}`;
    case 'transit':
      return `${word(of.transit)}_h${of.house}`;
    case 'graha_in_sign':
      return `${word(of.graha)}_${word(of.sign)}`;
    case 'conjunction':
      return of.conjunction.map(word).join('_');
    case 'antardasha':
      return `${word(of.mahadasha)}_${word(of.antardasha)}`;
    default:
      return word(Object.values(of)[0]);
  }
}

export const idOf = (of) => `${kindOf(of)}.${keyOf(of)}`;

/** The body whose placement a chapter has to give in full once it gives one. */
const ownerOf = (of) => of.graha ?? of.transit ?? (of.antardasha === undefined ? '' : of.mahadasha);

/** Returns the placements that chapters have to answer for: of each kind, all of each body that they speak of. */
export function gridOf(placements) {
  const owners = new Set(placements.map((of) => `${kindOf(of)} ${ownerOf(of)}`));
  return Object.entries(KINDS).flatMap(([kind, { all }]) => all.filter((of) => owners.has(`${kind} ${ownerOf(of)}`)));
}

const LOCUS = /^\d+(\.\d+[a-z]?([-–]\d+(\.\d+)?[a-z]?)?)?(, ?\d+(\.\d+)?[a-z]?([-–]\d+[a-z]?)?)*$/;
/** Of a work of sūtras: adhyāya, pāda, sūtra. */
const SUTRA = /^\d+\.\d+\.\d+$/;
const NOT_SAID = /\b(will|shall|should|must|ought|you|your|we|our|i|predict\w*|guarantee\w*|certainly|surely)\b/i;

/** Returns what is wrong with a clause, one line each. */
function faultsOfClause(clause) {
  const faults = [];
  const { says, topic, tone, sensitive, when, unsaid, ...others } = clause;
  const words = String(says).split(/\s+/).filter(Boolean);
  if (words.length < 1 || words.length > 14) faults.push(`says has ${words.length} words`);
  if (!/^[a-zāīūṛṣśṭḍṇ“"'0-9]/.test(String(says))) faults.push('says does not begin in lower case');
  if (/\.$/.test(String(says))) faults.push('says ends with a full stop');
  if (NOT_SAID.test(String(says))) faults.push(`says has the word ${NOT_SAID.exec(says)?.[0]}`);
  if (!TOPICS.includes(topic)) faults.push(`topic is ${topic}`);
  if (!TONES.includes(tone)) faults.push(`tone is ${tone}`);
  if (sensitive !== undefined && !SENSITIVE.includes(sensitive)) faults.push(`sensitive is ${sensitive}`);
  if (when !== undefined && unsaid !== undefined) faults.push('when and unsaid together');
  if (unsaid !== undefined && (typeof unsaid !== 'string' || unsaid === '')) faults.push('unsaid is no text');
  if (Object.keys(others).length > 0) faults.push(`unknown fields ${Object.keys(others).join(', ')}`);
  return faults.map((fault) => `${JSON.stringify(says)}: ${fault}`);
}

/** Returns what is wrong with a statement, whatever it is about, one line each. */
export function faultsOfStatement({ locus, pratika, clauses, reading, note, ...others }) {
  const faults = [];
  if (!LOCUS.test(locus) && !SUTRA.test(locus)) faults.push(`locus is ${locus}`);
  if (typeof pratika !== 'string' || pratika.trim() === '') faults.push('no pratika');
  if (!Array.isArray(clauses) || clauses.length === 0) faults.push('no clauses');
  if (reading !== undefined && !READINGS.includes(reading)) faults.push(`reading is ${reading}`);
  if (note !== undefined && typeof note !== 'string') faults.push('note is no text');
  if (Object.keys(others).length > 0) faults.push(`unknown fields ${Object.keys(others).join(', ')}`);
  return [...faults, ...(clauses ?? []).flatMap(faultsOfClause)];
}

function faultsOfRow({ of, ...statement }) {
  const isPlacement = KINDS[kindOf(of)].all.some((one) => keyOf(one) === keyOf(of));
  const faults = [...(isPlacement ? [] : ['no such placement']), ...faultsOfStatement(statement)];
  return faults.map((fault) => `${statement.locus} ${idOf(of)}: ${fault}`);
}

/** Returns what is wrong with a chapter, one line each. */
export function faultsOf({ work, chapter, read_in, rows, unread = [], third_look = [] }) {
  const faults = [];
  if (!(work in WORKS)) faults.push(`work is ${work}`);
  if (!Number.isInteger(chapter)) faults.push(`chapter is ${chapter}`);
  if (typeof read_in !== 'string') faults.push('no read_in');
  faults.push(...rows.flatMap(faultsOfRow));
  for (const { of, why } of unread)
    if (!why || !of) faults.push(`unread ${JSON.stringify(of)}: no reason or no placement`);
  for (const { of } of third_look) {
    const row = rows.find((one) => idOf(one.of) === idOf(of));
    if (row?.reading !== 'one') faults.push(`${idOf(of)}: under third_look, and its row is ${row?.reading}`);
  }
  const placements = [...rows, ...unread].map(({ of }) => of);
  const seen = new Map();
  for (const of of placements) seen.set(idOf(of), (seen.get(idOf(of)) ?? 0) + 1);
  for (const [id, times] of seen) if (times > 1) faults.push(`${id}: ${times} times`);
  for (const of of gridOf(placements)) if (!seen.has(idOf(of))) faults.push(`${idOf(of)}: neither read nor unread`);
  return faults;
}

/** Returns what two readers have to agree in: the set of topics, tones, sensitive matters and conditions of a row. */
function gistOf({ clauses }) {
  const gists = clauses.map(({ topic, tone, sensitive = '', when, unsaid }) =>
    [topic, tone, sensitive, when === undefined ? (unsaid === undefined ? '' : 'unsaid') : JSON.stringify(when)].join(
      ' ',
    ),
  );
  return [...new Set(gists)].sort().join('\n');
}

/**
 * Returns the final chapter of two readers, or of one; a file in which a third look has marked the rows keeps its marks.
 *
 * @param before the rows of the final file as it is: those that a third look settled are kept, and words that were changed there
 */
export function merged(a, b, before = []) {
  const final = new Map(before.map((row) => [idOf(row.of), row]));
  const worded = (row, reading) => {
    const known = final.get(idOf(row.of));
    return { ...(known !== undefined && gistOf(known) === gistOf(row) ? known : row), reading };
  };
  const of = (file) => new Map((file?.rows ?? []).map((row) => [idOf(row.of), row]));
  const [first, second] = [of(a), of(b)];
  const rows = [];
  const third_look = [];
  const all = Object.entries(KINDS).flatMap(([, { all }]) => all);
  for (const placement of all) {
    const id = idOf(placement);
    const [one, other] = [first.get(id), second.get(id)];
    if (final.get(id)?.reading === 'settled') rows.push(final.get(id));
    else if (one && other && gistOf(one) === gistOf(other)) rows.push(worded(one, 'both'));
    else if (one && other) {
      rows.push(worded(one, 'one'));
      third_look.push(other);
    } else if (one ?? other) rows.push(worded(one ?? other, (one ?? other).reading ?? 'one'));
  }
  const has = new Set(rows.map((row) => idOf(row.of)));
  const unread = [...(a.unread ?? []), ...(b?.unread ?? [])].filter((row) => {
    const id = idOf(row.of);
    if (has.has(id)) return false;
    has.add(id);
    return true;
  });
  const { work, chapter, read_in, general } = a;
  return {
    work,
    chapter,
    read_in,
    rows,
    unread,
    ...(general === undefined ? {} : { general }),
    ...(third_look.length === 0 ? {} : { third_look }),
  };
}
