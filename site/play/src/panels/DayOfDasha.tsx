import type { VNode } from 'preact';
import type { VimshottariData, VimshottariInput } from 'siddhanta/dashas';
import { Band, Hours, statedIn } from '../Hours.js';
import type { PartProps } from '../panel.js';
import { type Stretch, sensitivityOf, stretchesOf } from '../span.js';

/** What the daśā of a birth of unknown time may begin with. */
export function DayOfDasha({ form, result, language }: PartProps<VimshottariInput, VimshottariData>): VNode {
  const sensitivity = sensitivityOf(result);
  const { sensitivity: { first_end } = {}, mahadashas, nakshatra_at_birth } = result.data;
  const first = stretchesOf(sensitivity, 'dasha.maha', mahadashas[0]?.planet ?? null);
  const stars = stretchesOf(sensitivity, 'moon.nakshatra', nakshatra_at_birth);
  const lord = ({ value }: Stretch): string => statedIn(language, 'grahas', value);
  return (
    <section class="unknown">
      <h3>Time unknown: the whole day</h3>
      <p>
        Times are local, UTC{sensitivity.start.slice(19)}. The first mahādaśā ends between{' '}
        <b data-about="End of the first mahādaśā">{first_end?.earliest}</b> and{' '}
        <b data-about="End of the first mahādaśā">{first_end?.latest}</b>, depending on the hour of birth
        {first.length > 1 ? '. The two dates end periods of different lords' : '. Later dates shift by the same amount'}
        .
      </p>
      <Band stretches={first} say={lord} />
      <div class="columns">
        <Hours title="First mahādaśā" stretches={first} date={form.date} say={lord} />
        <Hours
          title="Nakṣatra of the Moon"
          stretches={stars}
          date={form.date}
          say={({ value }) => statedIn(language, 'nakshatras', value)}
        />
      </div>
    </section>
  );
}
