import { describe, expect } from 'vitest';
import { ADHIKA_EKADASHIS, EKADASHI_ALIASES, EKADASHI_NAMES } from '../../src/calendar/tables/ekadashis.js';
import { ERAS, KALI_EPOCH_DAY, NATIONAL_MONTH_DAYS } from '../../src/calendar/tables/eras.js';
import { FESTIVALS } from '../../src/calendar/tables/festivals.js';
import { LUNAR_MONTHS, type LunarMonthName, RITUS } from '../../src/calendar/tables/months.js';
import { JUPITER, SAMVATSARAS } from '../../src/calendar/tables/samvatsaras.js';
import * as forms from '../../src/calendar/tables/sankalpaForms.js';
import {
  BEINGS,
  FLOWERS,
  FOODS,
  GARMENTS,
  KARANA_ORDER,
  LARGE_NAKSHATRAS,
  NAKSHATRA_GROUPS,
  PASTES,
  POSTURES,
  SANKRANTI_KINDS,
  SANKRANTI_NAMES,
  SMALL_NAKSHATRAS,
  VEHICLES,
  WEAPONS,
} from '../../src/calendar/tables/sankrantiFigure.js';
import {
  BENGALI_MONTHS,
  MALAYALAM_MONTHS,
  NATIONAL_MONTHS,
  ODIA_MONTHS,
  PUNJABI_MONTHS,
  TAMIL_MONTHS,
} from '../../src/calendar/tables/solarMonths.js';
import { type DayMark, WINDOWS } from '../../src/calendar/tables/windows.js';
import { SOLAR_OFFICES } from '../../src/calendar/tables/yearOffices.js';
import { KEYS } from '../../src/names/keys.gen.js';
import { NAKSHATRAS, SIGNS } from '../../src/zodiac/names.js';
import { fixture } from '../support/fixtures.js';
import { entriesOf, expectDistinct, law, namesInOrder, sum } from '../support/laws.js';

/** Halves of a day and a night from sunrise on: a day is 1 long, its night 1 more. */
const instant = ([half, part, of]: DayMark): number => (half === 'day' ? 0 : 1) + part / of;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const PARTS: Readonly<Record<string, number>> = { half: 2, fifth: 5, eighth: 8, fifteenth: 15 };

/** Reads `the second fifth of the day`. */
function stretchOf(text: string): readonly [from: number, to: number] {
  const named = /(first|last|second|third|fourth|eighth) (half|fifth|eighth|fifteenth) of the (day|night)/.exec(text);
  const [, ordinal = '', part = '', half] = named ?? [];
  const of = PARTS[part] ?? Number.NaN;
  const number = ordinal === 'last' ? of : ORDINALS.indexOf(ordinal) + 1;
  const base = half === 'day' ? 0 : 1;
  return [base + (number - 1) / of, base + number / of];
}

interface Festivals {
  readonly ekadashi: {
    readonly padma_purana: {
      readonly rows: readonly {
        readonly month: LunarMonthName;
        readonly half: 'shukla' | 'krishna';
        readonly name: string;
      }[];
    };
  };
}
const NAMES_OF = {
  SAMVATSARA_STEMS: 'samvatsaras',
  AYANA_LOCATIVES: 'ayanas',
  RITU_STEMS: 'ritus',
  MONTH_STEMS: 'masas',
  SIGN_STEMS: 'signs',
  TITHI_LOCATIVES: 'tithis',
  SOUTHERN_VARA_STEMS: 'varas',
  NORTHERN_VARA_STEMS: 'varas',
  NAKSHATRA_STEMS: 'nakshatras',
  YOGA_STEMS: 'yogas',
  KARANA_STEMS: 'karana_kinds',
} as const satisfies Record<keyof typeof forms, keyof typeof KEYS>;

const FILES = [
  'calendar/tables/festivalsAshvina.ts#ASHVINA_AND_KARTIKA',
  'calendar/tables/festivalsChaitra.ts#CHAITRA_TO_ASHADHA',
  'calendar/tables/festivalsEkadashi.ts#EKADASHIS',
  'calendar/tables/festivalsJain.ts#JAIN',
  'calendar/tables/festivalsJayantis.ts#JAYANTIS',
  'calendar/tables/festivalsMargashirsha.ts#MARGASHIRSHA_TO_PHALGUNA',
  'calendar/tables/festivalsMonthly.ts#MONTHLY',
  'calendar/tables/festivalsRegional.ts#REGIONAL',
  'calendar/tables/festivalsShraddha.ts#SHRADDHA_DAYS',
  'calendar/tables/festivalsShravana.ts#SHRAVANA_AND_BHADRAPADA',
  'calendar/tables/festivalsSikh.ts#SIKH',
  'calendar/tables/festivalsSolar.ts#SOLAR',
  'calendar/tables/festivalsVratas.ts#VRATAS',
];

describe('laws of the tables of calendars', () => {
  law(
    'calendar/tables/ekadashis.ts#EKADASHI_NAMES',
    'two of their own for each month, in the order of the year',
    () => {
      expect(Object.keys(EKADASHI_NAMES)).toEqual(LUNAR_MONTHS.map(({ name }) => name));
      expectDistinct(
        Object.values(EKADASHI_NAMES).flatMap(({ shukla, krishna }) => [shukla, krishna]),
        24,
      );
      // Viṣṇu lies down in Āṣāḍha, turns over in Bhādrapada and rises in Kārtika, each in the bright half.
      const { Ashadha, Bhadrapada, Kartika, Pausha, Shravana } = EKADASHI_NAMES;
      expect([Ashadha.shukla, Bhadrapada.shukla, Kartika.shukla]).toEqual(['Devashayani', 'Parivartini', 'Devutthana']);
      expect([Pausha.shukla, Shravana.shukla]).toEqual(['Pausha Putrada', 'Shravana Putrada']);
    },
  );

  law('calendar/tables/ekadashis.ts#EKADASHI_ALIASES', 'have the names of Padma Purāṇa by its months', () => {
    const all = [...Object.values(EKADASHI_NAMES), ADHIKA_EKADASHIS].flatMap(({ shukla, krishna }) => [
      shukla,
      krishna,
    ]);
    expect(Object.keys(EKADASHI_ALIASES)).toEqual(all);
    const months = LUNAR_MONTHS.map(({ name }) => name);
    const { rows } = fixture<Festivals>('sources/festivals.json').ekadashi.padma_purana;
    expect(rows).toHaveLength(24);
    for (const { month, half, name } of rows) {
      const amanta = half === 'shukla' ? month : months.at(months.indexOf(month) - 1);
      const here = EKADASHI_NAMES[amanta ?? month][half];
      const known: readonly string[] = [here, here.replace(/^.* /, ''), ...EKADASHI_ALIASES[here]];
      expect(known, `${month} ${half}`).toContain(name);
    }
    expect([EKADASHI_ALIASES.Padmini, EKADASHI_ALIASES.Parama]).toEqual([['Kamala'], ['Kamada']]);
  });
  law(
    Object.keys(NAMES_OF).map((name) => `calendar/tables/sankalpaForms.ts#${name}`),
    'a form for every name of the group, in the letters of IAST, no two alike',
    () => {
      for (const [name, table] of Object.entries(forms)) {
        const group = NAMES_OF[name as keyof typeof NAMES_OF];
        // The 28th star is no star of a day.
        expect(Object.keys(table), name).toEqual(KEYS[group].split('|').filter((one) => one !== 'Abhijit'));
        expectDistinct(Object.values(table), Object.keys(table).length);
        for (const form of Object.values(table)) expect(form).toMatch(/^[aāiīuūṛeokgṅcjñṭḍṇtdnpbmyrlvśṣshṁ]+$/);
      }
    },
  );

  law('calendar/tables/eras.ts#ERAS', 'stand as far apart as the eras do', () => {
    // Years between the epochs: Sewell & Dikshit, The Indian Calendar (1896), art. 71.
    expect(ERAS.kali - ERAS.shaka).toBe(3179);
    expect(ERAS.vikram - ERAS.shaka).toBe(135);
    expect(ERAS.shaka - ERAS.bengali).toBe(515);
    expect(ERAS.shaka - ERAS.kollam).toBe(746);
    expect(ERAS.shaka).toBe(-78);
  });

  law(
    'calendar/tables/eras.ts#KALI_EPOCH_DAY',
    'a Friday, as many days before 2000 as Calendrical Calculations has',
    () => {
      // R.D. 1 is 1 January of the year 1, Julian day number 1721426.
      expect(KALI_EPOCH_DAY).toBe(1_721_425 - 1_132_959);
      expect(KALI_EPOCH_DAY % 7).toBe(4);
    },
  );

  law('calendar/tables/eras.ts#NATIONAL_MONTH_DAYS', 'a year of 365 days, the second to the sixth month long', () => {
    expect(sum(NATIONAL_MONTH_DAYS)).toBe(365);
    expect(NATIONAL_MONTH_DAYS.map((days, i) => (days === 31 ? i : -1)).filter((i) => i >= 0)).toEqual([1, 2, 3, 4, 5]);
  });

  law(FILES, 'tithis and signs that there are, and no more hits than dates', () => {
    expectDistinct(FESTIVALS.map(({ id }) => id), FESTIVALS.length); // biome-ignore format: one line
    for (const rule of FESTIVALS) {
      for (const [list, counts] of Object.entries(rule.verified ?? {})) {
        const [hits, of] = counts as readonly [number, number];
        expect(hits, `${rule.id} ${list}`).toBeLessThanOrEqual(of);
        expect(of, `${rule.id} ${list}`).toBeGreaterThan(0);
      }
      if (rule.kind === 'tithi') expect(rule.tithi >= 1 && rule.tithi <= 30, rule.id).toBe(true);
      if (rule.kind === 'sankranti') expect(rule.sign >= 0 && rule.sign <= 11, rule.id).toBe(true);
    }
  });

  law('calendar/tables/months.ts#RITUS', 'six in the order of the year', () => {
    expect(RITUS.map(({ name }) => name)).toEqual(namesInOrder('ritus'));
    expectDistinct([...RITUS], 6);
  });

  law('calendar/tables/samvatsaras.ts#SAMVATSARAS', 'sixty in their order', () => {
    expect(SAMVATSARAS.map(({ name }) => name)).toEqual(namesInOrder('samvatsaras'));
    const spellings = SAMVATSARAS.flatMap((one) => [one.name, ...('aliases' in one ? one.aliases : [])]);
    expectDistinct(spellings, spellings.length);
    expect(SAMVATSARAS).toHaveLength(60);
  });

  law('calendar/tables/samvatsaras.ts#JUPITER', 'the yuga of the Sūrya Siddhānta, from Ujjain’s midnight', () => {
    const { kaliEpoch, yugaDays, revolutions, first } = JUPITER;
    // 1.29–37: 4,320,000 years, 365.258756 days each; Jupiter 364,220, and eight less with the bīja.
    expect(yugaDays / 4_320_000).toBeCloseTo(365.258_756_48, 8);
    expect(revolutions.without_bija - revolutions.bija).toBe(8);
    expect(yugaDays / revolutions.without_bija / 12).toBeCloseTo(361.0267, 4);
    // 75°46′6″ east, which is midnight there 5 h 3 min before that of Greenwich: Julian day 588465.5 less so much.
    expect((588_465.5 - kaliEpoch) * 360).toBeCloseTo(75.7683, 3);
    expect(SAMVATSARAS[first]?.name).toBe('Vijaya');
  });

  law(
    [
      'calendar/tables/solarMonths.ts#TAMIL_MONTHS',
      'calendar/tables/solarMonths.ts#MALAYALAM_MONTHS',
      'calendar/tables/solarMonths.ts#BENGALI_MONTHS',
      'calendar/tables/solarMonths.ts#ODIA_MONTHS',
    ],
    'twelve in the order of the pages that print them',
    () => {
      for (const [months, group] of [
        [TAMIL_MONTHS, 'tamil'],
        [MALAYALAM_MONTHS, 'malayalam'],
        [BENGALI_MONTHS, 'bengali'],
        [ODIA_MONTHS, 'odia'],
      ] as const) {
        expectDistinct(months, 12);
        expect(months).toEqual(namesInOrder(`solar_months_${group}`));
      }
    },
  );

  law(
    ['calendar/tables/solarMonths.ts#PUNJABI_MONTHS', 'calendar/tables/solarMonths.ts#NATIONAL_MONTHS'],
    'the lunar months in other spellings: from Vaiśākha, and from Chaitra',
    () => {
      const other: Readonly<Record<string, string>> = { Bhadrapada: 'Bhadra', Margashirsha: 'Agrahayana' };
      const lunar = LUNAR_MONTHS.map(({ name }) => name);
      expect(NATIONAL_MONTHS).toEqual(lunar.map((name) => other[name] ?? name));
      expectDistinct(PUNJABI_MONTHS, 12);
      // Āṣāḍha has lost its vowel, Hāṛ.
      const initials = lunar.map((name) => (name === 'Ashadha' ? 'H' : name.slice(0, 1)));
      expect(PUNJABI_MONTHS.map((name) => name.slice(0, 1))).toEqual([...initials.slice(1), ...initials.slice(0, 1)]);
    },
  );

  law(
    'calendar/tables/yearOffices.ts#SOLAR_OFFICES',
    'ten in the order of the entries, each a place named in its words',
    () => {
      const signs = SOLAR_OFFICES.map((row) => row.signs);
      expect(signs).toEqual([...signs].sort((a, b) => a - b));
      expectDistinct([...SOLAR_OFFICES.map(({ office }) => office)], 10);
      const names = [...SIGNS, ...NAKSHATRAS].map(({ name }) => name);
      for (const { signs: from, text } of SOLAR_OFFICES) {
        const named = text.replace('the Sun enters ', '');
        // Signs begin at whole numbers of 30°, nakṣatras at multiples of 13°20′.
        const place = names.indexOf(named as (typeof names)[number]);
        expect([text, from]).toEqual([text, place < 12 ? place : ((place - 12) * 4) / 9]);
      }
    },
  );

  law('calendar/tables/windows.ts#WINDOWS', 'are what their words say', () => {
    for (const [name, { from, to, text }] of entriesOf(WINDOWS)) {
      for (const [, part, of] of [from, to] as readonly DayMark[]) expect(part <= of && of > 0, name).toBe(true);
      const bounds = [instant(from), instant(to)];
      if (/fifth|half|fifteenth/.test(text) && !/fifteenths|and the/.test(text)) {
        const stated = stretchOf(text);
        expect(bounds[0], name).toBeCloseTo(stated[0], 12);
        expect(bounds[1], name).toBeCloseTo(stated[1], 12);
      }
    }
    const bounds = (name: keyof typeof WINDOWS): number[] => [instant(WINDOWS[name].from), instant(WINDOWS[name].to)];
    expect(bounds('sunrise')).toEqual([0, 0]);
    expect(bounds('sunset')).toEqual([1, 1]);
    expect(bounds('noon')).toEqual([0.5, 0.5]);
    expect(bounds('day')).toEqual([0, 1]);
    expect(bounds('nine_muhurtas')).toEqual([0, 9 / 15]);
    expect(bounds('holika')).toEqual([7 / 8, 1 + 1 / 5]);
    for (const name of ['sunrise', 'sunset', 'noon', 'day'] as const) {
      expect([WINDOWS[name].from[2], WINDOWS[name].to[2]]).toEqual(name === 'noon' ? [2, 2] : [1, 1]);
    }
  });

  law(
    ['calendar/tables/sankrantiFigure.ts#SANKRANTI_NAMES', 'calendar/tables/sankrantiFigure.ts#NAKSHATRA_GROUPS'],
    'seven groups share the nakṣatras, one a weekday',
    () => {
      expectDistinct(SANKRANTI_NAMES, 7);
      expect(NAKSHATRA_GROUPS).toHaveLength(7);
      expect(NAKSHATRA_GROUPS.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
      // Each group has so many as Muhūrta Cintāmaṇi 2.2–8 lists, without Abhijit.
      expect(NAKSHATRA_GROUPS.map((group) => group.length)).toEqual([5, 3, 5, 4, 4, 2, 4]);
    },
  );

  law(
    ['calendar/tables/sankrantiFigure.ts#LARGE_NAKSHATRAS', 'calendar/tables/sankrantiFigure.ts#SMALL_NAKSHATRAS'],
    'six are large, six small, fifteen level: 810 muhūrtas',
    () => {
      expectDistinct([...LARGE_NAKSHATRAS, ...SMALL_NAKSHATRAS], 12);
      const rest = 27 - LARGE_NAKSHATRAS.length - SMALL_NAKSHATRAS.length;
      expect(45 * LARGE_NAKSHATRAS.length + 15 * SMALL_NAKSHATRAS.length + 30 * rest).toBe(30 * 27);
      // The immovable ones are large.
      for (const star of NAKSHATRA_GROUPS[4] ?? []) expect(LARGE_NAKSHATRAS).toContain(star);
    },
  );

  law(
    'calendar/tables/sankrantiFigure.ts#SANKRANTI_KINDS',
    'opposite signs have one kind, but for the two turns',
    () => {
      SANKRANTI_KINDS.forEach((kind, sign) => {
        if (sign % 6 !== 3) expect(kind).toBe(SANKRANTI_KINDS[(sign + 6) % 12]);
      });
      expect(SANKRANTI_KINDS.filter((kind) => kind === 'vishnupada')).toHaveLength(4);
      expect(SANKRANTI_KINDS.filter((kind) => kind === 'shadashiti_mukha')).toHaveLength(4);
    },
  );

  law(
    ['calendar/tables/sankrantiFigure.ts#POSTURES', 'calendar/tables/sankrantiFigure.ts#KARANA_ORDER'],
    'three karaṇas sleep, three stand, five from Gara on sit',
    () => {
      expect(Object.keys(POSTURES)).toEqual([...KARANA_ORDER]);
      const of = (posture: string) => KARANA_ORDER.filter((karana) => POSTURES[karana] === posture);
      expect(of('asleep')).toEqual(['Taitila', 'Chatushpada', 'Naga']);
      expect(of('standing')).toEqual(['Kaulava', 'Shakuni', 'Kimstughna']);
      expect(of('seated')).toHaveLength(5);
    },
  );

  law(
    [
      'calendar/tables/sankrantiFigure.ts#VEHICLES',
      'calendar/tables/sankrantiFigure.ts#GARMENTS',
      'calendar/tables/sankrantiFigure.ts#WEAPONS',
      'calendar/tables/sankrantiFigure.ts#FOODS',
      'calendar/tables/sankrantiFigure.ts#PASTES',
      'calendar/tables/sankrantiFigure.ts#BEINGS',
      'calendar/tables/sankrantiFigure.ts#FLOWERS',
    ],
    'eleven of each, one a karaṇa, none twice',
    () => {
      for (const list of [VEHICLES, GARMENTS, WEAPONS, FOODS, PASTES, BEINGS, FLOWERS]) {
        expect(list).toHaveLength(KARANA_ORDER.length);
        expectDistinct(list, 11);
      }
    },
  );
});
