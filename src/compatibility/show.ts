import { type Readings, reading } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import type { Birth, Meta } from '../types.js';
import { ashtakootaOperation, type MatchPartner } from './ashtakoota.js';
import type { KutaScores } from './rules/report.js';
import { MORE_READINGS } from './showMore.js';
import { KUTAS } from './tables/kutas.js';

/** Characters of the columns of names: the longest kūṭa, and what it compares. */
const NAME = 12;

/** What each kūṭa compares, in the words of the bride and the groom; the tārā of each is the one counted to that side. */
function compared(kutas: KutaScores): readonly (readonly [bride: string, groom: string])[] {
  const { varna, vashya, tara, yoni, graha_maitri, gana, bhakoot, nadi } = kutas;
  return [
    [varna.female_varna, varna.male_varna],
    [vashya.female_vashya, vashya.male_vashya],
    [tara.male_to_female_tara, tara.female_to_male_tara],
    [yoni.female_yoni, yoni.male_yoni],
    [graha_maitri.female_rashi_lord, graha_maitri.male_rashi_lord],
    [gana.female_gana, gana.male_gana],
    [bhakoot.female_rashi, bhakoot.male_rashi],
    [nadi.female_nadi, nadi.male_nadi],
  ];
}

function partnerLines(
  title: 'Bride' | 'Groom',
  { name, birth_details }: MatchPartner,
  birth: Birth,
  meta: Meta,
): string[] {
  const { ascendant, moon } = birth_details;
  const line = birthLine(
    birth,
    { ...meta, birth_time_assumed: birth.time === undefined },
    title === 'Bride' ? 'bride' : 'groom',
  );
  return [
    name === '' ? `${title}: ${line}` : `${title}: ${name}, ${line}`,
    `  Moon in ${moon.rashi_name}, ${moon.nakshatra_name} ${moon.pada}; ascendant ${ascendant.rashi_name}`,
  ];
}

/** How a match is read: who is matched, a row for each kūṭa, the total, and a sentence on each kūṭa. */
export const READINGS: Readings = {
  ...reading(ashtakootaOperation, {
    show: ({ input, data, meta }) => {
      const { kutas, total_score, max_score, percentage, compatibility_level, critical_doshas, recommendation } =
        data.female.guna_milan_results;
      const words = compared(kutas);
      return [
        {
          kind: 'heading',
          measure: 'page',
          lines: [
            ...partnerLines('Bride', data.female, input.bride.birth, meta),
            ...partnerLines('Groom', data.male, input.groom.birth, meta),
            `Ashtakoota, Lahiri ayanamsa, bhakoot rule ${input.bhakoot_rule ?? 'strict'}`,
          ],
        },
        {
          kind: 'table',
          columns: [
            { title: 'Kuta', size: NAME },
            { title: 'Bride', size: NAME },
            { title: 'Groom', size: NAME },
            { title: 'Points', size: 6, align: 'end' },
            { title: '', size: 5, tight: true },
          ],
          rows: KUTAS.map((kuta, i) => {
            const { name, points_obtained, max_points } = kutas[kuta];
            return [name, ...(words[i] ?? []), String(points_obtained), `of ${max_points}`];
          }),
          foot: [['Total', '', '', String(total_score), `of ${max_score}`]],
        },
        {
          kind: 'prose',
          lines: [
            ...(data.totals === undefined
              ? []
              : [
                  `With exceptions ${data.totals.with_exceptions}, without ${data.totals.without_exceptions}; told here: exceptions ${input.exceptions}.`,
                ]),
            `${compatibility_level}, ${percentage} %. ${recommendation}`,
            critical_doshas.length === 0
              ? 'No dosha stands.'
              : `What stands against it: ${critical_doshas.join(', ')}.`,
          ],
        },
        {
          kind: 'facts',
          size: NAME,
          rows: KUTAS.map((kuta) => ({ label: kutas[kuta].name, value: kutas[kuta].description })),
        },
      ];
    },
    fields: {
      'bride.birth': { summary: 'Birth of the bride' },
      'groom.birth': { summary: 'Birth of the groom' },
      'bride.name': { summary: 'Name of the bride' },
      'groom.name': { summary: 'Name of the groom' },
      bhakoot_rule: {
        summary: 'When lords of the signs cancel a bad bhakoot: friends on both sides, or on either',
      },
      exceptions: { summary: 'Grant cancellations of bhakoot and nadi, or none; tells both totals' },
    },
  }),
  ...MORE_READINGS,
};
