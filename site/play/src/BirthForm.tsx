import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { clockTime, isSiddhantaError } from 'siddhanta';
import { CALENDARS, CLOCKS, FOLDS } from './choices.js';
import { ChoiceField, type FieldProps, Labelled, TextField } from './fields.js';
import { type Field, type Side, UNKNOWN } from './form.js';
import { PlaceSearch } from './PlaceSearch.js';
import { useSay } from './say.js';

/** Normalises a typed time; invalid ones stay for the library to report. */
function timeOf(typed: string): string {
  try {
    return clockTime(typed);
  } catch (error) {
    if (isSiddhantaError(error)) return typed;
    throw error;
  }
}

/** Date, time and place of a birth. */
export function BirthForm({
  side,
  title,
  ...props
}: FieldProps & { readonly side: Side; readonly title: string }): VNode {
  const { form, set, fault } = props;
  const say = useSay();
  const own = (field: 'name' | 'date' | 'time' | 'place' | 'lat' | 'lon' | 'tz'): Field => `${field}${side}`;
  const [typed, setTyped] = useState<string>();
  const [lastTime, setLastTime] = useState(form[own('time')]);
  const time = form[own('time')];
  const isUnknown = time === UNKNOWN;
  const findZone = async (): Promise<void> => {
    const { zoneAt } = await import('siddhanta/places');
    try {
      set({ [own('tz')]: zoneAt(Number(form[own('lat')]), Number(form[own('lon')])) });
    } catch {
      // The coordinates are at fault, and the panel says so at their fields.
    }
  };
  return (
    <fieldset>
      <legend>{title}</legend>
      <div class="pair">
        <TextField {...props} field={own('date')} label={say('Date')} placeholder="YYYY-MM-DD" />
        <Labelled field={own('time')} label={say('Time')} fault={fault}>
          <input
            id={`f-${own('time')}`}
            value={isUnknown ? '' : (typed ?? time)}
            disabled={isUnknown}
            placeholder={isUnknown ? say('unknown') : say('8:30 or 8.30 pm')}
            autocomplete="off"
            aria-invalid={fault?.field === own('time')}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              set({ [own('time')]: timeOf(currentTarget.value) });
            }}
            onBlur={() => setTyped(undefined)}
          />
        </Labelled>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={isUnknown}
          onChange={({ currentTarget }) => {
            if (currentTarget.checked) setLastTime(time);
            set({ [own('time')]: currentTarget.checked ? UNKNOWN : lastTime === UNKNOWN ? '12:00:00' : lastTime });
          }}
        />{' '}
        {say('Time unknown')}
      </label>
      <Labelled field={own('place')} label={say('Place')} fault={fault}>
        <PlaceSearch
          id={`f-${own('place')}`}
          name={form[own('place')]}
          choose={({ name, place }) =>
            set({
              [own('place')]: name,
              [own('lat')]: String(place.latitude),
              [own('lon')]: String(place.longitude),
              [own('tz')]: place.timezone,
            })
          }
        />
      </Labelled>
      <details class="more" open={[own('lat'), own('lon'), own('tz')].includes(fault?.field ?? 'panel')}>
        <summary>
          {form[own('lat')]}°, {form[own('lon')]}° · {form[own('tz')]}
        </summary>
        <div class="pair">
          <TextField {...props} field={own('lat')} label={say('Latitude, °N')} inputMode="decimal" />
          <TextField {...props} field={own('lon')} label={say('Longitude, °E')} inputMode="decimal" />
        </div>
        <TextField {...props} field={own('tz')} label={say('Time zone')} placeholder="Asia/Kolkata" />
        <button type="button" class="quiet" onClick={findZone}>
          {say('Find the time zone')}
        </button>
      </details>
      <details class="more">
        <summary>{side === '' ? say('Name, clock and accuracy of the time') : say('Name')}</summary>
        <TextField {...props} field={own('name')} label={say('Name (for the title)')} />
        {side === '' ? (
          <>
            <div class="pair">
              <ChoiceField {...props} field="clock" label={say('Clock')} choices={CLOCKS} />
              <TextField {...props} field="offset" label={say('Offset from UTC')} placeholder={say('from the clock')} />
            </div>
            <div class="pair">
              <ChoiceField {...props} field="calendar" label={say('Calendar')} choices={CALENDARS} />
              <ChoiceField {...props} field="fold" label={say('If the time occurred twice')} choices={FOLDS} />
            </div>
            <TextField
              {...props}
              field="within"
              label={say('Uncertainty in minutes')}
              inputMode="decimal"
              placeholder={say('exact')}
            />
          </>
        ) : null}
      </details>
    </fieldset>
  );
}
