import type { VNode } from 'preact';
import type { VimshottariData, VimshottariInput } from 'siddhanta/dashas';
import { Band, Hours, statedIn } from '../Hours.js';
import type { PartProps } from '../panel.js';
import { useSay } from '../say.js';
import { type Stretch, sensitivityOf, stretchesOf } from '../span.js';

/** What the daśā of a birth of unknown time may begin with. */
export function DayOfDasha({ form, result, language }: PartProps<VimshottariInput, VimshottariData>): VNode {
  const say = useSay();
  const sensitivity = sensitivityOf(result);
  const { sensitivity: { first_end } = {}, mahadashas, nakshatra_at_birth } = result.data;
  const first = stretchesOf(sensitivity, 'dasha.maha', mahadashas[0]?.planet ?? null);
  const stars = stretchesOf(sensitivity, 'moon.nakshatra', nakshatra_at_birth);
  const lord = ({ value }: Stretch): string => statedIn(language, say, 'grahas', value);
  return (
    <section class="unknown">
      <h3>{say('Time unknown: the whole day')}</h3>
      <p>
        {say('Times are local, UTC{offset}.', { offset: sensitivity.start.slice(19) })}{' '}
        <span data-about="End of the first mahādaśā">
          {say('The first mahādaśā ends between {earliest} and {latest}, depending on the hour of birth.', {
            earliest: first_end?.earliest ?? '',
            latest: first_end?.latest ?? '',
          })}
        </span>{' '}
        {first.length > 1
          ? say('The two dates end periods of different lords.')
          : say('Later dates shift by the same amount.')}
      </p>
      <Band stretches={first} tell={lord} />
      <div class="columns">
        <Hours title={say('First mahādaśā')} about="First mahādaśā" stretches={first} date={form.date} tell={lord} />
        <Hours
          title={say('Nakṣatra of the Moon')}
          about="Nakṣatra of the Moon"
          stretches={stars}
          date={form.date}
          tell={({ value }) => statedIn(language, say, 'nakshatras', value)}
        />
      </div>
    </section>
  );
}
