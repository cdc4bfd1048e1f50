import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OPERATIONS } from '../../src/registry.js';

it('the page for users of PyJHora lists every daśā of the registry, and no other', () => {
  const page = readFileSync(new URL('../../docs/migrate/pyjhora.md', import.meta.url), 'utf8');
  const section = page.slice(page.indexOf('## Daśās'), page.indexOf('## What only one of them has'));
  const told = [...section.matchAll(/`(dashas\.\w+)`/g)].map(([, name]) => name);
  const here = OPERATIONS.flatMap(({ name }) => (name.startsWith('dashas.') ? [name] : []));
  expect(told).toEqual(here);
});
