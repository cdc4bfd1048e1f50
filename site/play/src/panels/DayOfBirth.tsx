import type { VNode } from 'preact';
import type { DivisionalData, DivisionalInput, RasiData, RasiInput } from 'siddhanta/charts';
import { Band, Hours, hoursText, statedIn } from '../Hours.js';
import type { PartProps } from '../panel.js';
import { type Stretch, sensitivityOf, stretchesOf } from '../span.js';

/** Bodies other than the Moon, which has a separate table. */
const OTHERS = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;

/**
 * What a birth of unknown time may be: which signs rise in the day and when, which signs, nakṣatras and pādas the Moon is in. Nothing here is
 * taken at noon.
 */
export function DayOfBirth({
  form,
  result,
  language,
}: PartProps<RasiInput | DivisionalInput, RasiData | DivisionalData>): VNode {
  const { date } = form;
  const sensitivity = sensitivityOf(result);
  const { ascendant, planetary_positions: bodies } = result.data;
  const lagnas = stretchesOf(sensitivity, 'ascendant.sign', ascendant.sign);
  const stars = stretchesOf(sensitivity, 'moon.nakshatra', bodies.Moon.nakshatra);
  const padas = stretchesOf(sensitivity, 'moon.pada', bodies.Moon.pada);
  const sign = ({ value }: Stretch): string => statedIn(language, 'signs', value);
  const star = ({ value }: Stretch): string => statedIn(language, 'nakshatras', value);
  const starAt = (pada: Stretch): string => {
    const own = stars.filter(({ from }) => from <= pada.from).at(-1);
    return own === undefined ? '' : star(own);
  };
  const others = OTHERS.map((body) => ({
    body,
    signs: stretchesOf(sensitivity, `${body.toLowerCase()}.sign` as 'sun.sign', bodies[body].sign),
  }));
  return (
    <section class="unknown">
      <h3>Time unknown: the whole day</h3>
      <p>
        Times are local, UTC{sensitivity.start.slice(19)}, cut to the minute. Any sign that rises on that day may be the
        lagna, so no chart is drawn.
      </p>
      <Band stretches={lagnas} say={sign} />
      <Band stretches={stars} say={(stretch) => `☾ ${star(stretch)}`} />
      <div class="columns">
        <Hours title="Lagna" stretches={lagnas} date={date} say={sign} />
        <div>
          <Hours
            title="Sign of the Moon"
            stretches={stretchesOf(sensitivity, 'moon.sign', bodies.Moon.sign)}
            date={date}
            say={sign}
          />
          <Hours
            title="Nakṣatra and pāda of the Moon"
            stretches={padas}
            date={date}
            say={(pada) => `${starAt(pada)} ${pada.value}`}
          />
        </div>
        <table class="hours">
          <caption>Signs of the other bodies</caption>
          <tbody>
            {others.map(({ body, signs }) => (
              <tr key={body}>
                <th scope="row">{statedIn(language, 'grahas', body)}</th>
                <td data-about={body}>
                  {signs
                    .map((one) => (signs.length === 1 ? sign(one) : `${sign(one)} ${hoursText(one, date)}`))
                    .join('; ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
