import { bhava, rasi, specialLagnas } from '../charts/index.js';
import { READINGS as CHARTS } from '../charts/show.js';
import { yogini } from '../dashas/index.js';
import { READINGS as DASHAS } from '../dashas/show.js';
import { birthMoment, kalaSarpa, manglik, sadeSati } from '../doshas/index.js';
import { READINGS as DOSHAS } from '../doshas/show.js';
import { arudhas, karakas } from '../jaimini/index.js';
import { READINGS as JAIMINI } from '../jaimini/show.js';
import { cusps, planetSignifications } from '../kp/index.js';
import { READINGS as KP } from '../kp/show.js';
import { ashtakavarga, aspects, dignity, shadbala, vimshopaka } from '../strengths/index.js';
import { READINGS as STRENGTHS } from '../strengths/show.js';
import { ashtakavargaGrid } from '../svg/ashtakavargaGrid.js';
import { aspectGrid } from '../svg/aspectGrid.js';
import { sarvaBars } from '../svg/sarvaBars.js';
import { shadbalaBars } from '../svg/shadbalaBars.js';
import { birthChapter } from './birthChapter.js';
import type { ChapterId } from './chapterIds.js';
import type { Chapter } from './document.js';
import { glance } from './glance.js';
import { methodOf } from './method.js';
import { chart, pair, picture, reading, tables, titled } from './parts.js';
import { antardashas, currentPeriods, lifeline } from './periodsChapter.js';
import { texts } from './textsChapter.js';
import { vargas } from './vargas.js';
import { yogas } from './yogasChapter.js';

/** The chapters of a kuṇḍalī in their order. A new operation joins by one line among the parts of its chapter. */
export const CHAPTERS: readonly (Chapter & { readonly id: ChapterId })[] = [
  {
    id: 'glance',
    title: 'At a glance',
    names: [
      ['ui', 'birth_chart'],
      ['ui', 'navamsha_chart'],
    ],
    lead: 'Rāśi and navāṁśa, the places of the nine grahas, and what runs now.',
    parts: [glance],
  },
  {
    id: 'birth',
    title: 'The birth',
    names: [['limbs', 'panchanga']],
    lead: 'The moment as it was resolved, the day’s five limbs, and the Moon’s avakahaḍā.',
    parts: [birthChapter],
  },
  {
    id: 'houses',
    title: 'Houses and aspects',
    names: [
      ['ui', 'house'],
      ['ui', 'aspect'],
    ],
    lead: 'Houses around the degree of the lagna, who moves between houses, and full aspects.',
    parts: [
      pair(
        chart(bhava, { caption: 'Bhāva chart' }),
        picture(aspects, aspectGrid, { caption: 'Aspects, in virūpas of 60', size: 420 }),
      ),
      reading(bhava, CHARTS, { take: tables }),
      titled('Special lagnas', reading(specialLagnas, CHARTS, { take: tables })),
    ],
  },
  {
    id: 'vargas',
    title: 'The sixteen divisions',
    lead: 'Ṣoḍaśavarga by the rules of Bṛhat Parāśara Horā Śāstra 6. Each chart begins with its own lagna.',
    parts: [vargas],
  },
  {
    id: 'periods',
    title: 'Periods of Vimśottarī',
    names: [
      ['ui', 'dasha'],
      ['dashas', 'vimshottari'],
    ],
    lead: 'A hundred and twenty years from the Moon’s nakṣatra. Bṛhat Parāśara Horā Śāstra 46.',
    parts: [lifeline, currentPeriods, antardashas],
  },
  {
    id: 'yogini',
    title: 'Periods of Yoginī',
    names: [
      ['ui', 'dasha'],
      ['dashas', 'yogini'],
    ],
    lead: 'Cycles of thirty-six years, an independent second view.',
    parts: [reading(yogini, DASHAS, { take: tables })],
  },
  {
    id: 'strengths',
    title: 'Strengths',
    lead: 'Ṣaḍbala against what each graha needs, dignities and states, and the strength in divisions.',
    parts: [
      picture(shadbala, shadbalaBars, { caption: 'Ṣaḍbala in rūpas; the mark is what is needed' }),
      reading(shadbala, STRENGTHS, { take: ({ kind }, i) => kind === 'table' && i < 2 }),
      titled('Dignities and states', reading(dignity, STRENGTHS)),
      titled('Viṁśopaka', reading(vimshopaka, STRENGTHS, { take: tables })),
    ],
  },
  {
    id: 'ashtakavarga',
    title: 'Aṣṭakavarga',
    lead: 'Bindus that eight references give to each sign. Bṛhat Parāśara Horā Śāstra 66–72.',
    parts: [
      picture(ashtakavarga, sarvaBars, { caption: 'Sarvāṣṭakavarga by house' }),
      picture(ashtakavarga, ashtakavargaGrid, { caption: 'Bindus of each graha' }),
      reading(ashtakavarga, STRENGTHS, { take: ({ kind }, i) => kind === 'table' && i === 0 }),
    ],
  },
  {
    id: 'yogas',
    title: 'Yogas',
    names: [['limbs', 'yoga']],
    lead: 'Rules of the classics that hold in this chart, the rarest first, with the grahas that make each.',
    parts: [yogas],
  },
  {
    id: 'doshas',
    title: 'Doṣas as evidence',
    lead: 'What counts for and against each, by source. A rule that holds is a statement about places, not about a life.',
    parts: [
      titled('Mars (Maṅgala doṣa)', reading(manglik, DOSHAS)),
      titled('Kāla Sarpa', reading(kalaSarpa, DOSHAS)),
      titled('The moment of birth', reading(birthMoment, DOSHAS, { isSensitive: true })),
    ],
  },
  {
    id: 'sade_sati',
    title: 'Sāḍe Sātī',
    lead: 'Saturn in the twelfth, first and second from the Moon, with every retrograde return. Phaladīpikā 26.',
    parts: [reading(sadeSati, DOSHAS, { input: { node: undefined }, take: tables })],
    follows: true,
  },
  {
    id: 'jaimini',
    title: 'Jaimini',
    lead: 'Kārakas by degrees, and the padas of houses and grahas.',
    parts: [
      titled('Kārakas', reading(karakas, JAIMINI, { take: tables })),
      titled('Padas', reading(arudhas, JAIMINI, { take: tables })),
    ],
  },
  {
    id: 'texts',
    title: 'What the texts say',
    lead: 'Statements of the classics on the placements of this chart, by topic, each with its verse.',
    parts: [texts],
  },
  {
    id: 'kp',
    title: 'Krishnamurti',
    lead: 'Placidus cusps with star and sub lords, and the houses each graha signifies.',
    parts: [
      reading(cusps, KP, { input: { ayanamsa: 'kp' }, take: tables }),
      reading(planetSignifications, KP, { input: { ayanamsa: 'kp' }, take: tables }),
    ],
    onWish: true,
  },
  {
    id: 'method',
    title: 'How this was computed',
    lead: 'Conventions, sources, where sources disagree, and how to compute the same again.',
    parts: [methodOf(rasi, 'kundli')],
  },
];
