import { capabilities } from '../../../src/capabilities.js';
import { recordedFixtures } from '../../../src/http/fixtures.js';
import { TEST_PLAN } from '../../../src/http/ports.js';
import type { Route } from '../../../src/http/routes.js';
import { REPORTS } from '../../../src/report/operations.js';

/** Stands in every example in place of the random id. */
export const EXAMPLE_REQUEST_ID = 'req_4fT9vK2mQ7xZ1bN8cW5dR3sL';

type Json = Record<string, unknown>;

/** What a test key is answered. */
export interface Answer {
  readonly data: unknown;
  readonly meta: Json;
  readonly provenance?: unknown;
}

const FIXTURES = await recordedFixtures(REPORTS);

export const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}`);

function metaData(name: string): Json {
  if (name === 'meta.capabilities') return capabilities().data as unknown as Json;
  const { units_included, rate_limit_per_minute } = TEST_PLAN;
  const period_end = '2026-02-01T00:00:00.000Z';
  return {
    plan: 'test',
    units_used: 0,
    units_included,
    units_remaining: units_included,
    rate_limit_per_minute,
    period_end,
  };
}

/** Returns the whole answer that a test key is given to the example of an operation. */
export function answerOf({ name, path, operation }: Route): Answer {
  const common = { request_id: EXAMPLE_REQUEST_ID, units: 0, computed_at: FIXTURES.computedAt, test: true };
  if (operation === undefined) return { data: metaData(name), meta: { ...common, endpoint: name } };
  const [parameter] = parametersOf(path);
  const member = parameter === undefined ? name : `${name}.${(operation.example as Json)[parameter]}`;
  const recording = FIXTURES.recordings[member];
  if (recording === undefined) throw new Error(`There is no recording of ${member}.`);
  const { data, provenance, meta } = recording;
  return {
    data: JSON.parse(data),
    meta: { ...common, ...meta },
    ...(provenance === undefined ? {} : { provenance: JSON.parse(provenance) }),
  };
}
