import { rule } from '../../operation/rule.js';
import { cite } from '../../operation/sources.js';
import type { Rule, Source } from '../../types.js';

export const DIGNITY_RULES: Readonly<Record<string, Rule>> = {
  dignity: rule(
    'debilitated anywhere in the sign of debilitation; moolatrikona within its degrees; exalted anywhere in the sign of exaltation (the Moon in Taurus to 3 degrees, Mercury in Virgo to 15); own; else the compound relation to the lord of the sign',
    'Bṛhat Parāśara Horā Śāstra 3.49–54, read',
    'agrees',
  ),
  dispositor: rule(
    'the lord of the sign; the relation is that by nature with that for the time',
    'Bṛhat Parāśara Horā Śāstra 3.55–58, read; the 42 relations of a published chart',
    'checked',
  ),
  combustion: rule(
    'nearer to the Sun by longitude than the limit',
    'Sūrya Siddhānta 9.6–8, read; the Moon 10.1, from memory; its degrees of oblique ascension taken as degrees of longitude, as books of practice do',
    'agrees',
  ),
  wars: rule(
    'two of Mars, Mercury, Jupiter, Venus and Saturn nearer than the limit; Venus wins, otherwise the one further north',
    'Bṛhat Parāśara Horā Śāstra 79.9, read; the limit of one degree is modern',
    'unconfirmed',
  ),
  natural_nature: rule(
    'Sun, Mars, Saturn and the nodes malefic, Jupiter and Venus benefic, the Moon by her light, Mercury by his company',
    'Bṛhat Parāśara Horā Śāstra 3.11, Phaladīpikā 2.27, Jātaka Pārijāta 2.8–9, read',
    'agrees',
  ),
  vargottama: rule('in the same sign in rasi and navamsha', 'Jātaka Pārijāta 1.34, read', 'agrees'),
  pushkara_navamsha: rule(
    'the 7th and 9th navamsha of fiery signs, 3rd and 5th of earthy, 6th and 8th of airy, 1st and 3rd of watery ones',
    'Vijayalur (2013-07-26) and AAPS (navamsa), quoted',
    'agrees',
  ),
  pushkara_bhaga: rule('one degree of each sign', 'Jātaka Pārijāta 1.58, read in its kaṭapayādi words', 'unconfirmed'),
  gandanta: rule(
    'within 26′40″, two sixtieths of a nakshatra, of the beginning of Aries, Leo or Sagittarius; the verses count two ghatis of time',
    'Bṛhat Parāśara Horā Śāstra 92.1–5, read; taken by degrees',
    'unconfirmed',
  ),
  baladi: rule(
    'five parts of six degrees; in even signs from the last',
    'Bṛhat Parāśara Horā Śāstra 45.3–4, read',
    'agrees',
  ),
  jagradadi: rule(
    'awake exalted, in moolatrikona or own; dreaming with a friend or neutral; asleep with an enemy or debilitated',
    'Bṛhat Parāśara Horā Śāstra 45.5–6, read',
    'unconfirmed',
  ),
  deeptadi: rule(
    'by the dignity; vikala joined with a malefic, khala in a sign of Sun, Mars or Saturn that is not its own, kopi with the Sun',
    'Bṛhat Parāśara Horā Śāstra 45.7–9, read; no published example was found',
    'unconfirmed',
  ),
  lajjitadi: rule(
    'by house, company and aspects; friends and enemies by nature',
    'Bṛhat Parāśara Horā Śāstra 45.11–17, read; no published example was found',
    'unconfirmed',
  ),
};

export const DIGNITY_SOURCES: readonly Source[] = [
  cite('bphs', '3.11', 'benefics and malefics by nature'),
  cite('bphs', '3.49–54', 'exaltation, debilitation, moolatrikona and own signs with their degrees'),
  cite('bphs', '3.55–58', 'friendship by nature, for the time, and both together'),
  cite('bphs', '45.3–17', 'the states (avasthas)'),
  cite('bphs', '47.35–36', 'signs of Rahu and Ketu'),
  cite('bphs', '79.9', 'who wins a war'),
  cite('bphs', '92.1–5', 'gandanta'),
  cite('suryaSiddhanta', '9.6–8, 10.1', 'how far from the Sun planets are seen, read as limits of combustion'),
  cite('phaladeepika', '2.27, 2.35', 'benefics and malefics; whom the nodes regard as friends and enemies'),
  { work: 'Jātaka Pārijāta (Vaidyanātha)', locus: '1.34, 1.58', note: 'vargottama; pushkara bhaga' },
];
