import type { Graha } from '../../zodiac/names.js';

export interface Stay<Moment = { readonly ut: number; readonly tt: number }> {
  readonly planet: Graha;
  readonly start: Moment;
  readonly end: Moment;
  readonly lords: readonly Graha[];
}

export function staysOf<Moment>(
  planet: Graha,
  first: number,
  crossings: readonly { readonly instant: Moment; readonly entered: number }[],
  { from, to }: { readonly from: { readonly instant: Moment }; readonly to: { readonly instant: Moment } },
  lordsIn: (cell: number) => readonly Graha[],
): Stay<Moment>[] {
  const stays: Stay<Moment>[] = [];
  let start = from.instant;
  let lords = lordsIn(first);
  for (const { instant, entered } of crossings) {
    const next = lordsIn(entered);
    if (next.join() === lords.join()) continue;
    stays.push({ planet, start, end: instant, lords });
    [start, lords] = [instant, next];
  }
  return [...stays, { planet, start, end: to.instant, lords }];
}
