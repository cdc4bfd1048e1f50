import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FoundPlace } from 'siddhanta/places';
import { useSay } from './say.js';

const whereText = ({ region, country_name, place }: FoundPlace): string =>
  [region, country_name]
    .filter((part) => part !== null)
    .join(', ')
    .concat(` · ${place.timezone}`);

const NOTHING = { of: '', places: [] } as const;

interface Props {
  readonly id: string;
  readonly name: string;
  readonly choose: (places: FoundPlace) => void;
}

/** A field that finds places by name; the data are loaded when somebody types. What fits is shown, and one is chosen. */
export function PlaceSearch({ id, name, choose }: Props): VNode {
  const say = useSay();
  const [typed, setTyped] = useState<string>();
  const [{ of, places }, setPlaces] = useState<{ readonly of: string; readonly places: readonly FoundPlace[] }>(
    NOTHING,
  );
  const [status, setStatus] = useState('');
  const [marked, setMarked] = useState(0);
  const latest = useRef('');
  const query = typed?.trim() ?? '';

  useEffect(() => {
    latest.current = query;
    if (query.length < 2) {
      setPlaces(NOTHING);
      setStatus('');
      return;
    }
    setStatus(say('Searching …'));
    const timer = setTimeout(async () => {
      try {
        const { loadPlaces } = await import('siddhanta/places');
        const places = await loadPlaces();
        if (latest.current !== query) return;
        const fitting = places.search(query, { limit: 8 });
        setPlaces({ of: query, places: fitting });
        setMarked(0);
        setStatus(
          fitting.length === 0
            ? say('No place of 15,000 people or more has this name. Enter its coordinates below.')
            : say('Places found: {count}. Choose one.', { count: fitting.length }),
        );
      } catch {
        setStatus(say('The list of places could not be loaded. Enter the coordinates below.'));
      }
    }, 120);
    return () => clearTimeout(timer);
  }, [query]);

  const take = (place: FoundPlace | undefined): void => {
    if (place === undefined) return;
    choose(place);
    setTyped(undefined);
    setPlaces(NOTHING);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setMarked((marked + 1) % Math.max(places.length, 1)),
    ArrowUp: () => setMarked((marked + places.length - 1) % Math.max(places.length, 1)),
    // Enter right after typing means the typed text, not the previous matches.
    Enter: () => (of === query ? take(places[marked]) : undefined),
    Escape: () => setTyped(undefined),
  };
  const isOpen = places.length > 0;
  return (
    <div class="search">
      <input
        id={id}
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${marked}` : undefined}
        value={typed ?? name}
        placeholder={say('A town, in any script')}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setTimeout(() => setTyped(undefined), 150)}
        onKeyDown={(event) => {
          const act = typed === undefined ? undefined : keys[event.key];
          if (act === undefined) return;
          event.preventDefault();
          act();
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={say('Places found')} hidden={!isOpen}>
        {places.map((place, i) => (
          <button
            type="button"
            role="option"
            id={`${id}-${i}`}
            key={`${place.name} ${place.place.latitude} ${place.place.longitude}`}
            tabIndex={-1}
            aria-selected={i === marked}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(place)}
          >
            <b>{place.name}</b> <small>{whereText(place)}</small>
          </button>
        ))}
      </div>
      <output class="note" hidden={typed === undefined}>
        {status}
      </output>
    </div>
  );
}
