import type { FormEvent } from 'react';
import { type Birth, clockTime } from 'siddhanta';

interface Props {
  readonly birth: Birth;
  readonly onChange: (birth: Birth) => void;
}

export function BirthForm({ birth, onChange }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name));
    const place = {
      latitude: Number(text('latitude')),
      longitude: Number(text('longitude')),
      timezone: text('timezone'),
    };
    onChange({ date: text('date'), time: clockTime(text('time')), place });
  }
  return (
    <form onSubmit={submit}>
      <label>
        Date <input name="date" type="date" defaultValue={birth.date} required />
      </label>
      <label>
        Time <input name="time" type="time" step="1" defaultValue={birth.time} required />
      </label>
      <label>
        Latitude <input name="latitude" inputMode="decimal" defaultValue={birth.place.latitude} required />
      </label>
      <label>
        Longitude <input name="longitude" inputMode="decimal" defaultValue={birth.place.longitude} required />
      </label>
      <label>
        Zone <input name="timezone" defaultValue={birth.place.timezone} required />
      </label>
      <button type="submit">Show</button>
    </form>
  );
}
