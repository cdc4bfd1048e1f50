import type { VNode } from 'preact';
import type { StatedValue } from 'siddhanta';
import type { Language, NameGroup, Say } from 'siddhanta/names/core';
import { nameIn } from './names.js';
import { hourText, type Stretch } from './span.js';

/** Returns the hours of a stretch by the clock of a birth's date. */
export function hoursText({ from, to }: Stretch, date: string): string {
  return `${hourText(from, date)} – ${hourText(to, date)}`;
}

/** Returns a stated name in a language; null is where nothing rises. */
export function statedIn(language: Language | undefined, say: Say, group: NameGroup, value: StatedValue): string {
  if (value === null) return say('nothing rises');
  return nameIn(language, group, String(value));
}

/** What one statement of an uncertain birth may be, each value with its hours. */
export function Hours({
  title,
  about,
  stretches,
  date,
  tell,
}: {
  readonly title: string;
  /** The title in English. */
  readonly about: string;
  readonly stretches: readonly Stretch[];
  readonly date: string;
  readonly tell: (stretch: Stretch) => string;
}): VNode {
  return (
    <table class="hours">
      <caption>{title}</caption>
      <tbody>
        {stretches.map((stretch) => (
          <tr key={stretch.from}>
            <th scope="row">{tell(stretch)}</th>
            <td data-about={about}>{hoursText(stretch, date)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same as a band, as long as each value lasts; the table has the same values. */
export function Band({
  stretches,
  tell,
}: {
  readonly stretches: readonly Stretch[];
  readonly tell: (stretch: Stretch) => string;
}): VNode {
  return (
    <div class="day-band" aria-hidden="true">
      {stretches.map((stretch) => (
        <span key={stretch.from} style={{ flexGrow: Date.parse(stretch.to) - Date.parse(stretch.from) }}>
          {tell(stretch)}
        </span>
      ))}
    </div>
  );
}
