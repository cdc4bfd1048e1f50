import type { VNode } from 'preact';
import type { VimshottariData, VimshottariInput } from 'siddhanta/dashas';
import { Band, Hours, nameIn } from '../Hours.js';
import type { PartProps } from '../panel.js';
import { type Stretch, sensitivityOf, stretchesOf } from '../span.js';

/** What the daśā of a birth of unknown time may begin with. */
export function DayOfDasha({ form, result, language }: PartProps<VimshottariInput, VimshottariData>): VNode {
  const sensitivity = sensitivityOf(result);
  const { sensitivity: { first_end } = {}, mahadashas, nakshatra_at_birth } = result.data;
  const first = stretchesOf(sensitivity, 'dasha.maha', mahadashas[0]?.planet ?? null);
  const stars = stretchesOf(sensitivity, 'moon.nakshatra', nakshatra_at_birth);
  const lord = ({ value }: Stretch): string => nameIn(language, 'grahas', value);
  return (
    <section class="unknown">
      <h3>The time is not known, so this is the whole day</h3>
      <p>
        Hours are those of the clock at the place, {sensitivity.start.slice(19)} from UTC. The first mahādaśā ends
        between <b data-about="End of the first mahādaśā">{first_end?.earliest}</b> and{' '}
        <b data-about="End of the first mahādaśā">{first_end?.latest}</b>, by the hour of the birth
        {first.length > 1 ? ', and the two dates end periods of different lords' : '; later dates move by as much'}.
      </p>
      <Band stretches={first} say={lord} />
      <div class="columns">
        <Hours title="First mahādaśā" stretches={first} date={form.date} say={lord} />
        <Hours
          title="Nakṣatra of the Moon"
          stretches={stars}
          date={form.date}
          say={({ value }) => nameIn(language, 'nakshatras', value)}
        />
      </div>
    </section>
  );
}
