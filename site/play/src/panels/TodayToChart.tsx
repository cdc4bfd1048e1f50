import type { VNode } from 'preact';
import type { TransitsNowInput } from 'siddhanta/transits';
import { arcs } from '../Blocks.js';
import { dateWords } from '../dates.js';
import { isExample } from '../form.js';
import { useLater } from '../later.js';
import { nameIn } from '../names.js';
import { Part } from '../Part.js';
import { inputOf, type PartProps } from '../panel.js';
import { useSay } from '../say.js';

/** Who moves: the Moon through the day, the two slow planets through the years. */
const MOVERS = ['Moon', 'Jupiter', 'Saturn'] as const;

const MINUTE_MS = 60_000;

/** Returns degrees and minutes of a position within its sign, cut: `7°31′`. */
export const briefly = (degrees: string): string =>
  arcs(degrees).replace(/° 0?(\d+)′.*/, (_, minutes: string) => `°${minutes.padStart(2, '0')}′`);

/** Three transits to the chart of the chosen person; where nobody is chosen, what leads to the people of this device. */
export function ToChart({
  form,
  language,
  now,
  showSources,
  showPeople,
}: Pick<PartProps<unknown, unknown>, 'form' | 'language' | 'showSources' | 'showPeople'> & {
  readonly now: number;
}): VNode {
  const say = useSay();
  const isChosen = !isExample(form);
  const at = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString();
  const input = { ...(inputOf(['instant', 'conventions'], form) as TransitsNowInput), at, timezone: form.tz };
  const result = useLater(JSON.stringify([isChosen, input]), () =>
    isChosen ? import('siddhanta/transits').then((transits) => transits.now(input)) : undefined,
  );
  if (!isChosen)
    return (
      <section class="part">
        <h3>{say('Transits')}</h3>
        <p>{say('Choose a person to see the transits to a chart.')}</p>
        <button type="button" class="quiet" onClick={showPeople}>
          {say('People')}
        </button>
      </section>
    );
  const name = form.name === '' ? dateWords(form.date, form.lang) : form.name;
  return (
    <Part
      title={say('Transits to the chart of {name}', { name })}
      all={['transits', say('Transits')]}
      form={form}
      showSources={showSources}
      {...(result === undefined ? {} : { result })}
    >
      <ul class="running movers" aria-busy={result === undefined}>
        {MOVERS.map((graha) => {
          const place = result?.data.planets[graha];
          if (place === undefined) return <li key={graha}>…</li>;
          const end = place.stay?.end;
          return (
            <li key={graha}>
              <span>
                <b>{nameIn(language, 'grahas', graha)}</b> {briefly(place.degrees)}{' '}
                {nameIn(language, 'signs', place.sign)}
              </span>
              <small>
                {[
                  say('house {house} from the Moon', { house: place.house_from_moon }),
                  ...(place.house_from_lagna === undefined
                    ? []
                    : [say('house {house} from the lagna', { house: place.house_from_lagna })]),
                  ...(end === undefined || end === null
                    ? []
                    : [say('until {time}', { time: dateWords(end.slice(0, 10), form.lang) })]),
                ].join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
