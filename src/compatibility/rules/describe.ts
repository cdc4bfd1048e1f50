import { KUTA_LIMITS, type Kuta, type SignLord, TARA_POINTS, TARAS } from '../tables/kutas.js';
import { type BhakootRelation, type BhakootRule, type NadiRelation, regard, type TaraCount } from './kutas.js';

/** What the bride has and what the groom has. */
type Pair<Value = string> = readonly [bride: Value, groom: Value];

/** Words for the grades of the yoni grid. */
const YONI_GRADES = ['mortal enemies', 'unfriendly', 'indifferent', 'friendly', 'the same animal'] as const;

const REGARD_WORDS = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' } as const;

function ordinal(value: number): string {
  const unit = value % 10;
  const teen = Math.floor(value / 10) === 1;
  return `${value}${!teen && unit === 1 ? 'st' : !teen && unit === 2 ? 'nd' : !teen && unit === 3 ? 'rd' : 'th'}`;
}

function outOf(kuta: Kuta, points: number): string {
  return `${points} of ${KUTA_LIMITS[kuta].maxPoints}`;
}

/** Returns the sentence on the varṇa. */
export function varnaSentence([bride, groom]: Pair, points: number): string {
  const order = groom === bride ? 'equals' : points > 0 ? 'ranks above' : 'ranks below';
  return `The groom's varna ${groom} ${order} the bride's ${bride}: ${outOf('varna', points)}.`;
}

/** Returns the sentence on the vaśya. */
export function vashyaSentence([bride, groom]: Pair, points: number): string {
  const who =
    bride === groom
      ? `Bride and groom both belong to the vashya group ${bride}`
      : `The bride belongs to the vashya group ${bride}, the groom to ${groom}`;
  return `${who}; the grid gives this pair ${outOf('vashya', points)}.`;
}

function direction(tara: TaraCount): string {
  return `${ordinal(tara.count)} (${TARAS[tara.tara - 1]}, ${tara.good ? 'good' : 'bad'})`;
}

/** Returns the sentence on the tārā. */
export function taraSentence(toGroom: TaraCount, toBride: TaraCount): string {
  const points = [toGroom, toBride].filter(({ good }) => good).length * TARA_POINTS;
  return `The groom's nakshatra is the ${direction(toGroom)} from the bride's, the bride's the ${direction(toBride)} from the groom's; each good direction earns ${TARA_POINTS}: ${outOf('tara', points)}.`;
}

/** Returns the sentence on the yoni. */
export function yoniSentence([bride, groom]: Pair, points: number): string {
  const who =
    bride === groom
      ? `The nakshatras of both have the same animal, ${bride}`
      : `The bride's animal ${bride} and the groom's ${groom} are ${YONI_GRADES[points]}`;
  return `${who}: ${outOf('yoni', points)}.`;
}

/** Returns the sentence on the graha maitrī. */
export function maitriSentence([bride, groom]: Pair<SignLord>, points: number): string {
  const who =
    bride === groom
      ? `${bride} is the lord of both Moon signs`
      : `To ${bride}, lord of the bride's Moon sign, the groom's lord ${groom} is ${REGARD_WORDS[regard(bride, groom)]}; to ${groom}, ${bride} is ${REGARD_WORDS[regard(groom, bride)]}`;
  return `${who}: ${outOf('graha_maitri', points)}.`;
}

/** Returns the sentence on the gaṇa. */
export function ganaSentence([bride, groom]: Pair, points: number): string {
  const who =
    bride === groom
      ? `Bride and groom are both of the gana ${bride}`
      : `The bride is of the gana ${bride}, the groom of ${groom}`;
  return `${who}; the grid gives this pair ${outOf('gana', points)}.`;
}

/** Returns the sentence on the bhakūṭa. */
export function bhakootSentence(
  [bride, groom]: Pair,
  [hers, his]: Pair<SignLord>,
  { position, dosha, cancelled }: BhakootRelation,
  rule: BhakootRule,
  points: number,
): string {
  const count = `Counted from the groom's sign ${groom}, the bride's ${bride} is the ${ordinal(position)}`;
  const score = outOf('bhakoot', points);
  if (dosha === undefined) return `${count}, a good relation: ${score}.`;
  const bad = `${count}, the bad relation ${dosha}`;
  if (cancelled === 'same lord') return `${bad}, cancelled because ${hers} is the lord of both: ${score}.`;
  const friendship =
    rule === 'strict'
      ? `the lords ${hers} and ${his} are${cancelled ? '' : ' not'} friends of each other`
      : `${cancelled ? 'one' : 'neither'} of the lords ${hers} and ${his} holds the other a friend`;
  return cancelled
    ? `${bad}, cancelled because ${friendship}: ${score}.`
    : `${bad}, and nothing cancels it since ${friendship}: ${score}.`;
}

/** Returns the sentence on the nāḍī. */
export function nadiSentence([bride, groom]: Pair, { same, exception }: NadiRelation): string {
  const { maxPoints } = KUTA_LIMITS.nadi;
  if (!same) return `The nadis differ, ${bride} for the bride and ${groom} for the groom: ${outOf('nadi', maxPoints)}.`;
  const both = `Bride and groom both have the nadi ${bride}`;
  if (exception === undefined) return `${both} and no exception applies: ${outOf('nadi', 0)}.`;
  return `${both}, but an exception applies (${exception}): ${outOf('nadi', maxPoints)}.`;
}
