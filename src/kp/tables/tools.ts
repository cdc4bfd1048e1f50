import type { Dispute, Source } from '../../types.js';

export const VERIFIED_BY_PROGRAM =
  'five births by a second program on Swiss Ephemeris 2.10.03, which follows the same statement of the rules; no published table was found';

/** The Readers themselves, Shanmugam's and Khullar's books are known from pages that quote them. */
export const KP_TOOL_SOURCES = {
  subSub: {
    work: 'KP E-zine, Dr. Kar on horary numbers (excerpt read)',
    locus: 'horary numbers 1 to 2193',
    note: 'each sub divided once more; the count of the rows',
  },
  grades: {
    work: 'VedicAstro (D. Kumar), get_planet_wise_significators and its published notebook',
    locus: '2024-01-01 New York',
    note: 'A to D of a planet; seven planets and nine houses printed there agree',
  },
  fourStep: {
    work: 'Four-step theory of S. Gondhalekar, as AstroSage KP, Astrogle, B. K. Kumar and Tin Win’s notes state it',
    locus: 'the four rows; strong and weak houses',
    note: 'the third row goes by the rule of the first, the fourth by that of the second',
  },
  interlinks: {
    work: 'S. P. Khullar’s cuspal interlinks, as summaries state them (Stellar Astro and others)',
    locus: 'cuspal position, positional status, involved, committed',
    note: 'the book itself was not read',
  },
  offsets: {
    work: 'Astro-Engine',
    locus: 'table of offsets of its cuspal interlinks',
    note: 'favourable, neutral and adverse counts from the involved house; it names Khullar, whose book was not read',
  },
  ruling: {
    work: 'A. K. Bansal, Krishnamurthy Paddhati (All India Federation of Astrologers’ Societies, 3rd ed. 2009)',
    locus: 'ch. 3',
    note: 'ruling planets',
  },
  motion: {
    work: 'Rahasya Vedic Astrology, KP motion chart',
    locus: 'the columns',
    note: 'lords of sign, star, sub and sub-sub of the ascendant and the Moon, row by row in time',
  },
  agents: {
    work: 'KP pages on ruling planets (KP Horary, the course of Future Samachar, AstroSage KP)',
    locus: 'nodes as agents; strength of the ruling planets',
    note: 'a node in a sign of a ruling planet; a ruling planet in the star or sub of a retrograde one',
  },
  transits: {
    work: 'KP Astro App, on transits',
    locus: 'Sun, Moon and ascendant',
    note: 'transit of the Sun for the days of a month, of the Moon for the day, of the ascendant for the hour',
  },
  fortuna: {
    work: 'KP article on Fortuna (read)',
    locus: 'the formula',
    note: 'ascendant + Moon − Sun by day and by night',
  },
  bhava: {
    work: 'Krishnamurti’s use of Placidus cusps, as in kp.cusps; Śrīpati’s for the other reading',
    locus: 'beginning or middle of a house',
    note: 'a cusp is where a house begins in KP, its middle for Parāśara’s followers',
  },
  rectification: {
    work: 'AstroSage KP, birth-time rectification',
    locus: 'the procedure',
    note: 'ruling planets of the moment in which the work is taken up, among the lords of the rising degree of birth',
  },
  shanmugam: {
    work: 'M. P. Shanmugam, Astrosecrets and KP 2 (as Gopikishan Ayapilla quotes it)',
    locus: 'pp. 80–85',
    note: 'the sub lord of the ascendant is connected with the star lord of the Moon',
  },
} as const satisfies Readonly<Record<string, Source>>;

export const KP_TOOL_DISPUTES = {
  end: {
    element: 'sub lord or its star lord',
    note: 'Krishnamurti’s own chain ends with the sub lord; the four-step theory goes on to the star lord of the sub lord. kp.planet_significations has the one, kp.four_step the other.',
  },
  interlinkNodes: {
    element: 'nodes in cuspal interlinks',
    note: 'Khullar has further rules where a node is the agent or its star lord or sub lord (lessons 4, 5, 7 and 9), which were not read: a node stands for itself here.',
  },
  offsets: {
    element: 'offsets of cuspal interlinks',
    note: 'Favourable 1, 3, 5, 9, 11, neutral 2, 6, 10, adverse 4, 7, 8, 12 from the involved house: the table of the program Astro-Engine; Khullar’s book was not read. The relation is told, no verdict is drawn.',
  },
  programNode: {
    element: 'node of other programs',
    note: 'True node here by default; VedicAstro and the four steps of Astro-Engine take the mean one. The option node chooses.',
  },
  rulers: {
    element: 'order of ruling planets',
    note: 'Ascendant star, ascendant sign, Moon star, Moon sign, day (used here); some put the sub lords in, that of the ascendant first: levels 3 tells them.',
  },
  retrogradeRulers: {
    element: 'ruling planets and retrogression',
    note: 'A ruling planet in the star or sub of a retrograde one is discarded by some and kept by others: it is flagged and kept here. The nodes do not count as retrograde.',
  },
  fortunaDay: {
    element: 'Fortuna by day and by night',
    note: 'Ascendant + Moon − Sun by day and night alike (the KP article), or ascendant + Sun − Moon by night (Astro-Engine); both are told, the option formula chooses. The point that VedicAstro prints is the tropical one, left without its ayanamsa.',
  },
  day: {
    element: 'day of the ruling planets',
    note: 'The weekday from sunrise at the place; Astro-Engine takes that of Greenwich, which is another in the early morning of the east.',
  },
  agents: {
    element: 'nodes as agents of ruling planets',
    note: 'A node in a sign of a ruling planet joins the ruling planets (read at three places; one of them has it replace the lord of the sign); many add nodes by conjunction, aspect and star, which are not offered.',
  },
  moment: {
    element: 'moment of birth',
    note: 'Which moment is birth (Krishnamurti has the first breath) is for the reader of the certificate to say; no candidate here knows it.',
  },
  fourStepRules: {
    element: 'special rules of the four steps',
    note: 'Conjunction within 3°20′ of a cusp or a planet, aspects, and the agency of the nodes are known by name alone and left out. The four steps of Astro-Engine compare star lords with star lords of occupants, against their own heading.',
  },
  bhava: {
    element: 'cusp of a house',
    note: 'The cusp begins the house (Krishnamurti) or is its middle (followers of Parashara): the option reading chooses, and moved tells whom it moves.',
  },
} as const satisfies Readonly<Record<string, Dispute>>;
