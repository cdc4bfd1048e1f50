import { rule } from '../operation/rule.js';
import { cite } from '../operation/sources.js';
import type { Dispute, Rule, Source } from '../types.js';
import type { Bija } from './tables/suryaSiddhanta.js';

const TEXT = 'Sūrya Siddhānta (trans. E. Burgess)';

/** Conventions of the text, for provenance. */
export const siddhantaWords = (bija: Bija): Record<string, string> => ({
  epoch:
    'the Kali begins with Julian day 588465.5 at mean midnight of the meridian, the seven planets in mean conjunction in the first of Aries',
  day_count: '1577917828 civil days in a mahayuga of 4320000 years, in mean days of the meridian from midnight',
  meridian: '75°47′ east of Greenwich, Lanka and Ujjayini',
  mean_time: 'the moment is an instant of mean time: nothing is added for the equation of time (bhujantara)',
  bija,
  sines: 'table of 24 sines to a radius of 3438 minutes, linear in between, in both directions',
  text_zodiac:
    'the zodiac of the text has no ayanamsa: its first of Aries is that of its mean motions; ayanamsa is of the sky beside it',
  text_rounding:
    'the mean places are exact and rounded once to micro-arcseconds; sines are not rounded to minutes; each equation and each place is rounded to micro-arcseconds',
  nodes: 'the node has no equation; Ketu, which the text does not name as a graha of its own, exactly opposite',
});

const SIDDHANTA_SOURCES: readonly Source[] = [
  cite('suryaSiddhanta', '1.29–42', 'revolutions, months and days of a mahayuga, revolutions of the apsides'),
  cite('suryaSiddhanta', '1.45–54, 1.57–58', 'sum of days, its weekday, mean places, places at the epoch'),
  cite('suryaSiddhanta', '1.59–66', 'earth, meridian and the difference of the meridians'),
  cite('suryaSiddhanta', '2.15–22, 2.29–33', 'sines, anomaly and interpolation'),
  cite('suryaSiddhanta', '2.34–45', 'epicycles, equations and the four steps of the five planets'),
  cite('suryaSiddhanta', '2.47–51', 'daily motion'),
  cite('suryaSiddhanta', '2.64–69', 'nakshatra, yoga, tithi and karana, with the nadis past and to come'),
];

export const SIDDHANTA_DISPUTES: readonly Dispute[] = [
  {
    element: 'bīja',
    note: 'None, as the text is. Almanacs since the sixteenth century correct the revolutions in a mahāyuga: Mercury −16, Venus −12, Jupiter −8, Saturn +12, the Moon’s apsis −4, her node +4 (J. Bentley, by the note of Burgess to 1.29–34): the option bija. In our time it moves the śīghroccas of Mercury and Venus by 7° and 5°, Saturn by 5° and Jupiter by 3°.',
  },
  {
    element: 'which Sūrya Siddhānta',
    note: 'The one that is extant. The older one that Varāhamihira sums up has other numbers: 1,577,917,800 days, and 17,937,000 (Mercury), 7,022,388 (Venus), 2,296,824 (Mars) and 146,564 (Saturn) revolutions (S. B. Dikshit, Indian Antiquary, February 1890).',
  },
  {
    element: 'meridian',
    note: '75°47′ east, by which Burgess reckons. Warren has 75°53′30″ for Ujjayinī, today’s maps 75°46′. A minute of arc is four seconds of time, or 2″ of the Moon.',
  },
  {
    element: 'equation of time',
    note: 'Left out: a moment given by the clock is mean time. Text 2.46 adds it (bhujāntara) where the day is counted from the midnight of the true Sun; S. Balachandra Rao and PyJHora always do. It is at most 21″ of the Sun and 5′ of the Moon.',
  },
  {
    element: 'rounding',
    note: 'Burgess rounds sines and equations to whole minutes at each step, as the text may mean it. His places of 1 January 1860 are within a minute of these.',
  },
  {
    element: 'radius or cosine in the daily motion',
    note: 'The variable hypotenuse less the radius, as 2.50 has it. Raṅganātha’s commentary puts the cosine of the last equation in place of the radius: some 4½′ a day for Mars in the example of Burgess. Near the stations the sign of a motion may differ from the way the place itself goes.',
  },
  {
    element: 'the zodiac of the sky',
    note: 'The year of the text is 3 min 27 s longer than that of the stars, so its zodiac drifts by 8.5″ a year against them. The sky beside it is in the zodiac of the call, lahiri by default; that of the text’s own time is conventions.ayanamsa "suryasiddhanta", 3° from it.',
  },
];

export const SIDDHANTA_RULES: Readonly<Record<string, Rule>> = {
  'planets.*.mean_longitude': rule(
    'revolutions by the sum of days, divided by the civil days of a mahayuga',
    `${TEXT} 1.53–54`,
    'checked',
  ),
  'planets.*.longitude': rule(
    'the equation of the apsis for Sun and Moon; half the equation of the conjunction, half that of the apsis, then the whole of the apsis on the mean place and the whole of the conjunction for the five',
    `${TEXT} 2.39–45`,
    'checked',
  ),
  'planets.*.speed': rule(
    'by the difference of the tabular sines, then by the last hypotenuse',
    `${TEXT} 2.47–51`,
    'checked',
  ),
};

export const SIDDHANTA_VERIFICATION =
  'the worked example of E. Burgess (1 January 1860): sum of days and weekday exact; nine mean places with and without bija to 1″ (his apsis of the Moon is 1.3″ short); 22 equations to 1′, the minute to which he rounds, but two that his own figures contradict; true places to 1′, Jupiter to 1.1′ for that reason; motions of Sun, Moon and Mars to 1″; limbs. Four mean places and the true Sun and Moon of S. Balachandra Rao (21 March 1997) to 1″ and 5″. No printed almanac was compared';

export const siddhantaCitations = (bija: Bija): Source[] => [
  ...SIDDHANTA_SOURCES,
  ...(bija === 'none'
    ? []
    : [cite('suryaSiddhanta', 'note to 1.29–34', 'corrections of the revolutions, as J. Bentley reports them')]),
];
