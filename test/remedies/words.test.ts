import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gems, type RemedyKind, table } from '../../src/remedies/index.js';
import { READINGS } from '../../src/remedies/show.js';
import { REMEDY_KINDS } from '../../src/remedies/table.js';
import { NOTICE } from '../../src/remedies/tables/attested.js';
import { DELHI } from '../support/fixtures.js';
import { goldenFiles, recordsOf } from '../support/goldens.js';

const ROOT = join(import.meta.dirname, '../..');

const PROMISES =
  /\b(will|shall|cures?|cured|heals?|healed|guarantees?|guaranteed|ensures?|brings? (?:luck|wealth|health|money)|removes? (?:the )?(?:evil|sin|doshas?|suffering)|benefits you|you should|you must|price|rupees|dollars|buy|order now|lucky|auspicious for you)\b/i;

function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const promising = (value: unknown): string[] =>
  texts(value)
    .filter(([, text]) => PROMISES.test(text))
    .map(([path, text]) => `${path}: ${text}`);

const reviewed = goldenFiles('remedies/').flatMap((file) => recordsOf(file));

const everything = (kind: RemedyKind) => table({ kind, unconfirmed: true, sensitive: true });

describe('no text of the room promises anything', () => {
  it('finds a word that would', () => {
    expect(promising({ note: 'This gem will bring luck.' })).toHaveLength(1);
    expect(promising(['It cures.', 'It is guaranteed.', 'goodwill'])).toHaveLength(2);
  });

  it.each(REMEDY_KINDS)('in the table %s', (kind) => {
    const { data, provenance } = everything(kind);
    expect(promising(data)).toEqual([]);
    expect(promising({ ...provenance, sources: [] })).toEqual([]);
  });

  it('in gems, nor in the reading of any result', () => {
    const { data, provenance } = gems({ birth: DELHI });
    expect(promising(data)).toEqual([]);
    expect(promising(provenance?.disputed.slice(0, 2))).toEqual([]);
    expect(reviewed.length).toBeGreaterThan(9);
    for (const record of reviewed) {
      const blocks = READINGS[record.operation ?? '']?.show?.(record as never) ?? [];
      expect(blocks.length).toBeGreaterThan(0);
      expect(promising(blocks)).toEqual([]);
    }
  });

  it('in the reading of whole tables', () => {
    for (const kind of REMEDY_KINDS) {
      const { data, meta } = everything(kind);
      expect(promising(READINGS['remedies.table']?.show?.({ input: { kind }, data, meta }) ?? [])).toEqual([]);
    }
  });

  it('in its pages and in what the API description says of it', () => {
    const pages = ['docs/guide/remedies.md', 'docs/tables/remedies.md', 'docs/decisions/0028-remedies.md'];
    for (const page of pages) {
      expect(existsSync(join(ROOT, page))).toBe(true);
      expect(promising(readFileSync(join(ROOT, page), 'utf8').split('\n'))).toEqual([]);
    }
    const { paths, components } = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as {
      readonly paths: Readonly<
        Record<string, { readonly post: { readonly summary: string; readonly description: string } }>
      >;
      readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
    };
    const own = Object.entries(paths).filter(([path]) => path.includes('/remedies/'));
    expect(own).toHaveLength(3);
    expect(promising(own.map(([, { post }]) => [post.summary, post.description]))).toEqual([]);
    const schemas = Object.entries(components.schemas).filter(([name]) =>
      /Remed|Prescri|Duhstha|Gem|Rite|Curse|Policy|GrahaRow|Triggered|Antardasha|Dosha(?:Row)/.test(name),
    );
    expect(schemas.length).toBeGreaterThan(15);
    expect(promising(schemas)).toEqual([]);
  });
});

it('every answer and every reading carries the notice', () => {
  for (const kind of REMEDY_KINDS) {
    const { data, meta } = everything(kind);
    expect(data.notice).toBe(NOTICE);
    const blocks = READINGS['remedies.table']?.show?.({ input: { kind }, data, meta }) ?? [];
    expect(blocks.at(-1)).toMatchObject({ kind: 'prose', lines: [NOTICE] });
  }
  for (const record of reviewed) {
    expect(record.data).toHaveProperty('notice', NOTICE);
    expect(READINGS[record.operation ?? '']?.show?.(record as never).at(-1)).toMatchObject({ lines: [NOTICE] });
  }
});

it('never mentions an abandoned child, illness or threatened relatives', () => {
  const all = JSON.stringify(REMEDY_KINDS.map((kind) => everything(kind).data));
  for (const word of [
    /abandon/i,
    /marrow/i,
    /\bblood\b/i,
    /\bsemen\b/i,
    /illness/i,
    /disease/i,
    /lineage/i,
    /eight years/i,
  ]) {
    expect(all).not.toMatch(word);
  }
  const { data } = table({ kind: 'birth_rite', key: 'krishna_chaturdashi', sensitive: true });
  expect(JSON.stringify(data)).not.toMatch(/father|mother|uncle|wealth/i);
});
