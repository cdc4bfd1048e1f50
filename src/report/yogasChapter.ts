import { list } from '../yogas/list.js';
import { saying } from '../yogas/show.js';
import type { Graha } from '../zodiac/names.js';
import { boxed, element, type Html, text } from './html.js';
import { ask, type Part } from './request.js';
import type { Wording } from './wording.js';
import { clausesLeftOut } from './words.js';

/** From this share of births on, yogas are listed by name alone. */
const COMMON_PERCENT = 50;

function placed({ language, term }: Wording, planet: Graha, sign: string): string {
  if (language === undefined) return `${planet} in ${sign}`;
  return `${term(planet, 'grahas', planet)} (${term(sign, 'signs', sign)})`;
}

/** Each yoga with its evidence and sources, the rarest first; what holds in most births by name. */
export const yogas: Part = (request) => {
  const { data } = ask(list, request, { sensitive: request.sensitive, texts: true });
  const share = ({ share_of_births_percent: percent }: (typeof data.yogas)[number]): number => percent ?? 100;
  const sorted = [...data.yogas].sort((one, other) => share(one) - share(other));
  const item = (yoga: (typeof data.yogas)[number]): Html => {
    const grahas = yoga.instances.map(({ planets, signs }) =>
      planets.map((planet, i) => placed(request.words, planet, signs[i] ?? '')).join(', '),
    );
    const sources = yoga.sources.map(({ work, locus }) => `${work.replace(/ \(.*/, '')} ${locus}`.trim());
    return boxed(
      'div',
      'item',
      element('h3', {}, text(yoga.name)),
      boxed(
        'div',
        'rank',
        text(yoga.share_of_births_percent === undefined ? '' : `${yoga.share_of_births_percent} % of births`),
      ),
      element('p', {}, text(yoga.definition)),
      element('p', {}, text(grahas.join('; '))),
      boxed('p', 'source', text(sources.join(' · '))),
      ...(yoga.says ?? []).map((statement) => boxed('p', 'says', text(saying(statement)))),
    );
  };
  const rare = sorted.filter((yoga) => share(yoga) < COMMON_PERCENT);
  const common = sorted.filter((yoga) => !rare.includes(yoga)).map(({ name }) => name);
  const lines = [
    common.length === 0 ? '' : `Hold in half of all births or more: ${common.join(', ')}.`,
    data.by_variant_only.length === 0
      ? ''
      : `Hold by another reading only: ${data.by_variant_only.map(({ name }) => name).join(', ')}.`,
    data.withheld === undefined
      ? ''
      : `${data.withheld.count} rules about death or illness are left out of this document.`,
    ...clausesLeftOut(data.clauses_withheld),
    data.notice ?? '',
  ];
  return (
    element('p', {}, text(`${data.count} yogas hold in this chart.`)) +
    rare.map(item).join('') +
    lines
      .filter((line) => line !== '')
      .map((line) => boxed('p', 'note', text(line)))
      .join('')
  );
};
