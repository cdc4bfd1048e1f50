import type { Kind } from './kind.js';

/** What loads each kind of batch, in the order of the help: a batch of charts loads no yogas. */
export const KINDS: Readonly<Record<string, () => Promise<Kind>>> = {
  charts: async () => (await import('./chartsKind.js')).CHARTS,
  dashas: async () => (await import('./dashasKind.js')).DASHAS,
  panchang: async () => (await import('./panchangKind.js')).PANCHANG,
  yogas: async () => (await import('./yogasKind.js')).YOGAS,
};

export function kindNamed(name: string): Promise<Kind> {
  const load = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (load === undefined) throw new RangeError(`There is no batch of ${name}.`);
  return load();
}
