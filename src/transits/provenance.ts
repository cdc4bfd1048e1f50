import type { SkyContext } from '../cast/context.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import type { Dispute, Source } from '../types.js';
import type { Span, TransitSpanInput } from './input.js';
import { conventionsOf, disputesOf, type Natal } from './natal.js';

const INSTANTS: readonly Dispute[] = [
  {
    element: 'apparent or true places',
    note: 'Apparent here, as in almanacs and Drik Panchang. Jagannatha Hora and PyJHora leave out light-time and aberration: their entries come earlier, by 8 minutes (Sun), 10 to 15 (Mercury, Venus, Mars), 51 (Jupiter) and 87 (Saturn). conventions.positions "true" does the same here, to 28 s.',
  },
  {
    element: 'lunar node',
    note: 'The true node by default. It moves to and fro within a month and may pass a line three times and more; most lists of entries have the mean node, which passes it once: the option node.',
  },
];

export const STATION_DISPUTE: Dispute = {
  element: 'sidereal or tropical station',
  note: 'Where the sidereal longitude stands still. Tropical stations, which differ by the drift of the ayanāṁśa, lie half a minute (Mercury) to 42 minutes (Saturn) from these: the option zodiac. Jagannatha Hora has those of the geometric place on the mean equinox, 1 to 43 minutes before these: zodiac "tropical" with conventions.positions "true".',
};

export const WAR_DISPUTE: Dispute = {
  element: 'winner of a war',
  note: 'Venus, otherwise the northern planet (Bṛhat Parāśara Horā Śāstra 79.9), or always the northern one: the option war_winner. Others take the brighter, or the one with the smaller longitude; the Sūrya Siddhānta judges by light and size, too. Some count a war from half a degree: the option war_limit.',
};

export const HOUSE_DISPUTES: readonly Dispute[] = [
  {
    element: 'favourable houses of the nodes',
    note: 'None in the table that is used. 3, 6 and 11 with N. P. Adawal; those of the Sun (3, 6, 10, 11) with others: the option nodes_favourable.',
  },
  {
    element: 'whether the nodes obstruct',
    note: 'Not said. They do here, and are named, so that they can be left out of account; the option vedha_nodes leaves them out.',
  },
  {
    element: 'vedha of Venus',
    note: 'Of the 11th the 6th, of the 12th the 3rd (P. V. R. Narasimha Rao); some have the two exchanged, of which no source but memory is known.',
  },
  {
    element: 'from where houses are counted',
    note: 'From the Moon for good houses and vedha. The houses from ascendant and Sun are told beside them; N. P. Adawal takes the stronger of Moon and ascendant.',
  },
  {
    element: 'vipareeta vedha',
    note: 'A planet in a house of obstruction is relieved by another in the good house that it belongs to; known from memory alone, and told only where it is asked for: the option vipareeta.',
  },
];

export const ASPECT_DISPUTE: Dispute = {
  element: 'aspects of the nodes',
  note: 'None by default: Bṛhat Parāśara Horā Śāstra 26 gives them none. The 7th, or 5, 7 and 9, are common practice: the option node_aspects. A 7th aspect of one node is a conjunction of the other.',
};

export const HOUSE_SOURCES: readonly Source[] = [
  cite('rao', '26.3, Table 63', 'favourable houses and their vedha; who never obstruct each other'),
  cite('bphs', '31.2–9, note of the translator', 'the row of the Sun, and what lifts an obstruction'),
];

export const MURTHI_SOURCE: Source = cite('rao', '26.2, Table 62', 'the murthi of an entry, by the house of the Moon');

export const MURTHI_DISPUTE: Dispute = {
  element: 'zodiac and node of the entry',
  note: 'The Moon changes her sign every two and a quarter days, so the mūrti follows the instant of the entry: another ayanāṁśa, the mean node, or geometric places may have another one.',
};

export const ASPECT_SOURCE: Source = cite('bphs', '26.3–4', 'full aspects of the planets');

const EVENTS = {
  instants:
    'every crossing between two stations, to 0.5 s of the ephemeris; uncertainty_seconds is its stated error of longitude and that of the ayanamsa over the speed, 0.6 s for finding and rounding, and one standard error of delta T where civil time follows the Earth (before 1972, and with 0.9 s for unknown leap seconds from mid-2027 on)',
  span: 'half-open: what happens at its end is no more in it',
} as const;

export function spanConventions(sky: SkyContext, { from, to, natal }: Span): Record<string, string> {
  return { ...EVENTS, ...conventionsOf(natal), ...skyConventions(sky, ['node'], from.tt, to.tt) };
}

export const spanSources = (sky: SkyContext): Source[] => skySources(sky);

export function transitDisputes(
  sky: SkyContext,
  { birth }: Pick<TransitSpanInput, 'birth'>,
  natal: Natal | undefined,
): Dispute[] {
  return [...INSTANTS, ...(natal?.chart === undefined ? ayanamsaDisputes(sky) : disputesOf(birth, natal))];
}
