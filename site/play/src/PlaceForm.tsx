import type { VNode } from 'preact';
import { ConventionsForm } from './ConventionsForm.js';
import { type FieldProps, TextField } from './fields.js';
import { type Form, HERE_FIELDS } from './form.js';
import { isGuessed, keepHere, withHere } from './here.js';
import { PlaceSearch } from './PlaceSearch.js';
import { useSay } from './say.js';

/** Returns the page with the place of its days in the fields that hold it: that of today, or of a link that names only a birth. */
function withPlace(form: Form): Form {
  if (form.panel === 'today') return withHere(form);
  if (form.here_lat !== '') return form;
  return { ...form, here: form.place, here_lat: form.lat, here_lon: form.lon, here_tz: form.tz };
}

/** The place whose days are shown, in one line; it is kept on the device when it is chosen. */
export function PlaceForm(props: FieldProps): VNode {
  const { form, fault } = props;
  const say = useSay();
  const own = withPlace(form);
  const set = (changes: Partial<Form>): void => {
    const next = Object.fromEntries(HERE_FIELDS.map((field) => [field, changes[field] ?? own[field]]));
    keepHere(next as Record<(typeof HERE_FIELDS)[number], string>);
    props.set(next);
  };
  const inner = { form: own, fault, set };
  return (
    <details class="who here" open={HERE_FIELDS.some((field) => field === fault?.field)}>
      <summary>
        <span class="whose">
          <b>{own.here === '' ? `${own.here_lat}°, ${own.here_lon}°` : own.here}</b>
          {isGuessed(form) && form.panel === 'today' ? (
            <small>{say('Chosen by your time zone.')}</small>
          ) : (
            <small>{own.here_tz}</small>
          )}
        </span>
        <span class="change">{say('Change')}</span>
      </summary>
      <div class="place-fields">
        <div class="field">
          <span class="label">
            <label for="f-here">{say('Place')}</label>
          </span>
          <PlaceSearch
            id="f-here"
            name={own.here}
            choose={({ name, place }) =>
              set({
                here: name,
                here_lat: String(place.latitude),
                here_lon: String(place.longitude),
                here_tz: place.timezone,
              })
            }
          />
        </div>
        <TextField {...inner} field="here_lat" label={say('Latitude, °N')} inputMode="decimal" />
        <TextField {...inner} field="here_lon" label={say('Longitude, °E')} inputMode="decimal" />
        <TextField {...inner} field="here_tz" label={say('Time zone')} placeholder="Asia/Kolkata" />
      </div>
      <ConventionsForm {...props} />
    </details>
  );
}
