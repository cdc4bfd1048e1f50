import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ListData } from 'siddhanta/conventions';
import { type Choice, CONVENTION_CHOICES, spoken } from './choices.js';
import { ChoiceField, type FieldProps } from './fields.js';
import { CONVENTIONS } from './form.js';
import { useSay } from './say.js';

/** What can be chosen where programs differ: every field of the conventions, with the values that the library lists. */
export function ConventionsForm(props: FieldProps): VNode {
  const { form, set } = props;
  const say = useSay();
  const [data, setData] = useState<ListData>();
  const [isOpened, setOpen] = useState(false);
  const isOpen = isOpened || CONVENTIONS.some((name) => name === props.fault?.field);
  const chosen = CONVENTIONS.filter((name) => form[name] !== '');
  useEffect(() => {
    if (isOpen) void import('siddhanta/conventions').then(({ list }) => setData(list({ date: '2000-01-01' }).data));
  }, [isOpen]);
  const profiles = (data?.profiles ?? []).map(({ profile }): Choice => [profile, spoken(profile)]);
  const ayanamsas = (data?.ayanamsas ?? []).map(
    ({ ayanamsa, value_today_degrees }): Choice => [
      ayanamsa,
      say('{name}, {degrees}° in 2000', { name: spoken(ayanamsa), degrees: `${value_today_degrees?.toFixed(4)}` }),
    ],
  );
  const years = (data?.years ?? []).map(
    ({ year, days }): Choice => [
      year,
      days === null ? spoken(year) : say('{name}, {count} days', { name: spoken(year), count: days }),
    ],
  );
  const sunrises = (data?.sunrises ?? []).map(({ sunrise }): Choice => [sunrise, spoken(sunrise)]);
  const profile = data?.profiles.find((one) => one.profile === form.profile);
  const none = (field: string): string => {
    const own = (profile?.conventions as Readonly<Record<string, unknown>> | undefined)?.[field];
    return own === undefined ? say('the standard') : say('{choice} (of the program)', { choice: spoken(String(own)) });
  };
  return (
    <details class="more conventions" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {say('School and conventions')}
        <small>
          {' '}
          {chosen.length === 0 ? say('Lahiri, the library’s own') : chosen.map((name) => spoken(form[name])).join(', ')}
        </small>
      </summary>
      {isOpen ? (
        <>
          <ChoiceField
            {...props}
            field="profile"
            label={say('As a program does')}
            word="choice of profile"
            choices={profiles}
            none={say('this library')}
          />
          <ChoiceField
            {...props}
            field="ayanamsa"
            label={say('Ayanāṁśa')}
            word="choice of ayanamsa"
            choices={ayanamsas}
            none={profile === undefined ? say('that of the school (Lahiri; KP in KP)') : none('ayanamsa')}
          />
          <div class="pair">
            <ChoiceField
              {...props}
              field="node"
              label={say('Node')}
              word="choice of node"
              choices={CONVENTION_CHOICES.node}
              none={none('node')}
            />
            <ChoiceField
              {...props}
              field="positions"
              label={say('Positions')}
              word="choice of positions"
              choices={CONVENTION_CHOICES.positions}
              none={none('positions')}
            />
            <ChoiceField
              {...props}
              field="moon"
              label={say('Moon')}
              word="choice of moon"
              choices={CONVENTION_CHOICES.moon}
              none={none('moon')}
            />
            <ChoiceField
              {...props}
              field="sunrise"
              label={say('Sunrise')}
              word="choice of sunrise"
              choices={sunrises}
              none={none('sunrise')}
            />
            <ChoiceField
              {...props}
              field="year"
              label={say('Daśā year')}
              word="choice of year"
              choices={years}
              none={none('year')}
            />
            <ChoiceField
              {...props}
              field="time_scale"
              label={say('Time')}
              word="choice of time scale"
              choices={CONVENTION_CHOICES.time_scale}
              none={none('time_scale')}
            />
            <ChoiceField
              {...props}
              field="star_place"
              label={say('Star')}
              word="choice of star place"
              choices={CONVENTION_CHOICES.star_place}
              none={none('star_place')}
            />
            <ChoiceField
              {...props}
              field="ayanamsa_reference"
              label={say('Nutation')}
              word="choice of ayanamsa reference"
              choices={CONVENTION_CHOICES.ayanamsa_reference}
              none={none('ayanamsa_reference')}
            />
          </div>
          {profile === undefined ? null : <p class="note">{say(profile.sure)}</p>}
          <button
            type="button"
            class="quiet"
            disabled={chosen.length === 0}
            onClick={() => set(Object.fromEntries(CONVENTIONS.map((name) => [name, ''])))}
          >
            {say('Back to the library’s own')}
          </button>
        </>
      ) : null}
    </details>
  );
}
