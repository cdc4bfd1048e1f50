import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { download } from './download.js';
import { type Form, timeText } from './form.js';
import { bring, keep, keptPeople, type Person, personOf, remove, taken } from './people.js';
import { Sheet } from './Sheet.js';
import { useSay } from './say.js';

interface Props {
  readonly form: Form;
  readonly set: (changes: Partial<Form>) => void;
  readonly close: () => void;
  /** Whether the page has a second side, so that a person can be chosen for either. */
  /** What the second birth of the page is called, where it has one. */
  readonly second: string | undefined;
  /** Files that another app has handed over, to be read at once. */
  readonly files: readonly File[];
}

const SECOND = ['name', 'date', 'time', 'place', 'lat', 'lon', 'tz'] as const;

/** Returns the changes that put a person on the page. */
function shown({ birth }: Person, side: '' | '2'): Partial<Form> {
  if (side === '') return birth;
  return Object.fromEntries(SECOND.map((field) => [`${field}2`, birth[field]])) as Partial<Form>;
}

const titleOf = ({ birth }: Person): string => (birth.name === '' ? birth.date : birth.name);

function Row({
  person,
  second,
  choose,
  drop,
}: {
  readonly person: Person;
  readonly second: string | undefined;
  readonly choose: (side: '' | '2') => void;
  readonly drop: () => void;
}): VNode {
  const say = useSay();
  const { birth, note } = person;
  const name = titleOf(person);
  return (
    <li>
      <button type="button" class="quiet person" onClick={() => choose('')}>
        <b>{name}</b>
        <span>
          {birth.date}, {timeText(birth.time, say)}
          {birth.place === '' ? '' : ` · ${birth.place}`}
        </span>
        {note === '' ? null : <small>{note}</small>}
      </button>
      {second === undefined ? null : (
        <button type="button" class="quiet" onClick={() => choose('2')}>
          {second}
        </button>
      )}
      <button type="button" class="quiet" aria-label={say('Remove {name}', { name })} onClick={drop}>
        ✕
      </button>
    </li>
  );
}

/** The people whose births are kept on this device: to choose, keep, bring and take. */
export function PeopleDialog({ form, set, close, second, files }: Props): VNode {
  const say = useSay();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [family, setFamily] = useState('');
  const [note, setNote] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Person>();
  const refresh = async (): Promise<void> => setPeople(await keptPeople());
  /** Does something with the store, and says what became of it. */
  const attempt = async (work: () => Promise<readonly string[]>): Promise<void> => {
    try {
      setSaid(await work());
      await refresh();
    } catch (error) {
      setSaid([error instanceof Error ? error.message : String(error)]);
    }
  };
  const read = (given: readonly File[]): Promise<void> =>
    attempt(async () => {
      const brought = await Promise.all(given.map((file) => bring(file, passphrase, say)));
      const all = brought.flatMap((one) => one.people);
      await keep(all);
      return [say('People read: {count}.', { count: all.length }), ...brought.flatMap(({ skipped }) => skipped)];
    });
  useEffect(() => {
    void (files.length === 0 ? attempt(async () => []) : read(files));
  }, [files]);
  const choose = (person: Person, side: '' | '2'): void => {
    set(shown(person, side));
    close();
  };
  const save = (): Promise<void> =>
    attempt(async () => {
      await keep([personOf(form, { family, note })]);
      setNote('');
      return [say('Kept on this device.')];
    });
  const families = [...new Set(people.map((person) => person.family))];
  return (
    <Sheet title={say('People')} close={close}>
      <p class="note">{say('Kept by this browser on this device, and nowhere else.')}</p>
      {people.length === 0 ? <p>{say('Nobody is kept yet.')}</p> : null}
      {families.map((one) => (
        <section key={one}>
          {one === '' ? null : <h3>{one}</h3>}
          <ul class="people">
            {people
              .filter((person) => person.family === one)
              .map((person) => (
                <Row
                  key={person.id}
                  person={person}
                  second={second}
                  choose={(side) => choose(person, side)}
                  drop={() =>
                    attempt(async () => {
                      await remove([person.id]);
                      setRemoved(person);
                      return [];
                    })
                  }
                />
              ))}
          </ul>
        </section>
      ))}
      <output class="note" aria-live="polite">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </output>
      {removed === undefined ? null : (
        <button
          type="button"
          class="quiet"
          onClick={() =>
            attempt(async () => {
              await keep([removed]);
              setRemoved(undefined);
              return [];
            })
          }
        >
          {say('Put {name} back', { name: titleOf(removed) })}
        </button>
      )}
      <h3>{say('Keep this birth')}</h3>
      <p>
        <b>{form.name === '' ? say('No name') : form.name}</b>, {form.date}, {timeText(form.time, say)} · {form.place}
      </p>
      <div class="pair">
        <label class="field">
          <span>{say('Name')}</span>
          <input value={form.name} onInput={({ currentTarget }) => set({ name: currentTarget.value })} />
        </label>
        <label class="field">
          <span>{say('Family')}</span>
          <input value={family} onInput={({ currentTarget }) => setFamily(currentTarget.value)} />
        </label>
      </div>
      <label class="field">
        <span>{say('Note')}</span>
        <textarea rows={2} value={note} onInput={({ currentTarget }) => setNote(currentTarget.value)} />
      </label>
      <button type="button" class="quiet" onClick={save}>
        {say('Keep')}
      </button>
      <h3>{say('Bring and take')}</h3>
      <label class="field">
        <span>{say('Passphrase, to lock or to open a file')}</span>
        <input
          type="password"
          autocomplete="off"
          value={passphrase}
          onInput={({ currentTarget }) => setPassphrase(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{say('From files: of this page, Jagannatha Hora, AAF, Astro-Databank or CSV')}</span>
        <input
          type="file"
          multiple
          accept=".json,.jhd,.aaf,.xml,.csv,.txt"
          onChange={async ({ currentTarget }) => {
            await read([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </label>
      <button
        type="button"
        class="quiet"
        disabled={people.length === 0}
        onClick={() =>
          attempt(async () => {
            const file = 'people.json';
            download(await taken(people, passphrase), file);
            return [
              passphrase === '' ? say('Written as {file}.', { file }) : say('Written as {file}, locked.', { file }),
            ];
          })
        }
      >
        {say('Take all as a file')}
      </button>
    </Sheet>
  );
}
