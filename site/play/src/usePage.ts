import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { ALLOWED } from './choices.js';
import { FIRST } from './doors.js';
import type { Field, Form } from './form.js';
import { hashOf, type OpenedLink, openHash } from './link.js';
import { FIELDS_OF } from './panel.js';
import { PANELS } from './panels.js';

function withNow({ form, ignored }: OpenedLink): OpenedLink {
  const now = new Date().toISOString();
  const uses = PANELS.find(({ id }) => id === form.panel)?.inputs ?? [];
  const shows = (field: Field): boolean => uses.some((part) => FIELDS_OF[part]?.includes(field));
  return {
    ignored,
    form: {
      ...form,
      day: form.day === '' && shows('day') ? now.slice(0, 10) : form.day,
      moment: form.moment === '' && shows('moment') ? `${now.slice(0, 19)}Z` : form.moment,
    },
  };
}

/** Returns the part after `#` of the address; of an address without one, that of the first door. */
export const hashOfPage = (): string => (location.hash.length > 1 ? location.hash : `#${FIRST}`);

const opened = (): OpenedLink => withNow(openHash(hashOfPage(), ALLOWED));

/** Returns the page of the address, and a setter for both. Only another panel adds a step to the history. */
export function usePage(): OpenedLink & { readonly set: (changes: Partial<Form>) => void } {
  const [page, setPage] = useState(opened);
  useEffect(() => {
    const follow = (): void => setPage((before) => (location.hash === hashOf(before.form) ? before : opened()));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  // Before anything else happens: a link followed in between would be taken back.
  useLayoutEffect(() => {
    const hash = hashOf(page.form);
    if (hash === location.hash || page.ignored.length > 0) return;
    const isStep = location.hash !== '' && location.hash.slice(1).split('?')[0] !== page.form.panel;
    history[isStep ? 'pushState' : 'replaceState'](null, '', hash);
  }, [page]);
  const set = useCallback((changes: Partial<Form>): void => {
    setPage(({ form }) => withNow({ form: { ...form, ...changes }, ignored: [] }));
  }, []);
  return { ...page, set };
}
