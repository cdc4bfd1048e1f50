import type { VNode } from 'preact';
import type { ChoghadiyaData, ChoghadiyaPart } from 'siddhanta/muhurta';
import { Term } from '../Blocks.js';
import { clockAt, holding } from '../clock.js';
import { useSay } from '../say.js';
import type { DayWindow } from './TodayWindows.js';

/** The sixteen parts of the day and its night as a band, the current one marked. */
function Band({ parts, now }: { readonly parts: readonly ChoghadiyaPart[]; readonly now: number }): VNode {
  return (
    <div class="eighths" aria-hidden="true">
      {parts.map((part) => (
        <span
          key={part.start}
          class={`${part.quality} ${holding(now)(part) ? 'current' : ''}`}
          style={{ flexGrow: Date.parse(part.end) - Date.parse(part.start) }}
        />
      ))}
    </div>
  );
}

/** What runs now, and what follows. */
export function Now({
  now,
  local,
  today,
  eighths,
  plain,
  windows,
}: {
  readonly now: number;
  readonly local: string;
  readonly today: string;
  /** The choghaḍiyās in the language of the page, and as the library names them. */
  readonly eighths: ChoghadiyaData;
  readonly plain: ChoghadiyaData;
  readonly windows: readonly DayWindow[];
}): VNode {
  const say = useSay();
  const place = plain.parts.findIndex(holding(now));
  const part = eighths.parts[place];
  const after = eighths.parts[place + 1];
  const running = windows.filter(holding(now));
  const coming = windows.filter(({ start }) => Date.parse(start) > now)[0];
  const quality = plain.parts[place]?.quality;
  return (
    <section class="now-card">
      <h3>{say('Now, {time}', { time: local.slice(11, 16) })}</h3>
      {plain.parts.length === 0 ? (
        <p>{say('The Sun does not rise or set here on this day: what is a part of day or night is missing.')}</p>
      ) : (
        <Band parts={plain.parts} now={now} />
      )}
      <ul class="running">
        {part === undefined ? null : (
          <li>
            <span>
              <Term label="Choghadiya" speech={{ language: undefined, label: say }} />: <b>{part.name}</b>{' '}
              {quality === undefined ? null : <em class={`tone ${quality}`}>{say(quality)}</em>}
            </span>
            <small>
              {say('until {time}', { time: clockAt(part.end, today) })}
              {after === undefined ? '' : `, ${say('then {name}', { name: after.name })}`}
            </small>
          </li>
        )}
        {running.map(({ id, name, end, quality }) => (
          <li key={id}>
            <span>
              <b>{name}</b> <em class={`tone ${quality}`}>{say(quality)}</em>
            </span>
            <small>{say('until {time}', { time: clockAt(end, today) })}</small>
          </li>
        ))}
        {running.length === 0 ? <li>{say('no window that is sought or avoided')}</li> : null}
        {coming === undefined ? null : (
          <li>
            <span>
              {say('next')}: <b>{coming.name}</b> <em class={`tone ${coming.quality}`}>{say(coming.quality)}</em>
            </span>
            <small>
              {clockAt(coming.start, today)} – {clockAt(coming.end, today)}
            </small>
          </li>
        )}
      </ul>
    </section>
  );
}
