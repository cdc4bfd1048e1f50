import type { VNode } from 'preact';
import type { DivisionalData, DivisionalInput, RasiData, RasiInput } from 'siddhanta/charts';
import { Band, Hours, hoursText, statedIn } from '../Hours.js';
import type { PartProps } from '../panel.js';
import { useSay } from '../say.js';
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
  const say = useSay();
  const { date } = form;
  const sensitivity = sensitivityOf(result);
  const { ascendant, planetary_positions: bodies } = result.data;
  const lagnas = stretchesOf(sensitivity, 'ascendant.sign', ascendant.sign);
  const stars = stretchesOf(sensitivity, 'moon.nakshatra', bodies.Moon.nakshatra);
  const padas = stretchesOf(sensitivity, 'moon.pada', bodies.Moon.pada);
  const sign = ({ value }: Stretch): string => statedIn(language, say, 'signs', value);
  const star = ({ value }: Stretch): string => statedIn(language, say, 'nakshatras', value);
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
      <h3>{say('Time unknown: the whole day')}</h3>
      <p>
        {say('Times are local, UTC{offset}, cut to the minute.', { offset: sensitivity.start.slice(19) })}{' '}
        {say('Any sign that rises on that day may be the lagna, so no chart is drawn.')}
      </p>
      <Band stretches={lagnas} tell={sign} />
      <Band stretches={stars} tell={(stretch) => `☾ ${star(stretch)}`} />
      <div class="columns">
        <Hours title={say('Lagna')} about="Lagna" stretches={lagnas} date={date} tell={sign} />
        <div>
          <Hours
            title={say('Sign of the Moon')}
            about="Sign of the Moon"
            stretches={stretchesOf(sensitivity, 'moon.sign', bodies.Moon.sign)}
            date={date}
            tell={sign}
          />
          <Hours
            title={say('Nakṣatra and pāda of the Moon')}
            about="Nakṣatra and pāda of the Moon"
            stretches={padas}
            date={date}
            tell={(pada) => `${starAt(pada)} ${pada.value}`}
          />
        </div>
        <table class="hours">
          <caption>{say('Signs of the other bodies')}</caption>
          <tbody>
            {others.map(({ body, signs }) => (
              <tr key={body}>
                <th scope="row">{statedIn(language, say, 'grahas', body)}</th>
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
