import type { Stretch } from './parts.js';

/** A stretch that matters to a condition. */
export interface Mark extends Stretch {
  readonly name: string;
  /** Whether the condition applies while it runs. */
  readonly ok: boolean;
}

export interface Piece extends Stretch {
  readonly applies: boolean;
  /** Names of what runs; empty where nothing does. */
  readonly names: readonly string[];
}

/** Inside a mark, where all running marks must be ok; or also where nothing runs. */
export type AppliesWhere = 'inside' | 'inside_or_outside';

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, i) => name === b[i]);

function edgesIn(span: Stretch, stretches: readonly Stretch[]): number[] {
  const edges = new Set([span.start, span.end]);
  for (const { start, end } of stretches) {
    for (const edge of [start, end]) if (edge > span.start && edge < span.end) edges.add(edge);
  }
  return [...edges].sort((a, b) => a - b);
}

/** Pieces in which the condition and the names stay the same; they follow each other without gap. */
export function piecesOf(span: Stretch, marks: readonly Mark[], holds: AppliesWhere): Piece[] {
  const waiting = [...marks].sort((a, b) => a.start - b.start);
  let running: Mark[] = [];
  let begun = 0;
  const pieces: Piece[] = [];
  const edges = edgesIn(span, marks);
  for (let i = 0; i + 1 < edges.length; i++) {
    const [start = 0, end = 0] = edges.slice(i, i + 2);
    for (let mark = waiting[begun]; mark !== undefined && mark.start <= start; mark = waiting[++begun])
      running.push(mark);
    running = running.filter((mark) => mark.end > start);
    const names = [...new Set(running.map(({ name }) => name))];
    const held = running.every(({ ok }) => ok) && (holds === 'inside_or_outside' || running.length > 0);
    const last = pieces.at(-1);
    if (last !== undefined && last.applies === held && isSame(last.names, names))
      pieces[pieces.length - 1] = { ...last, end };
    else pieces.push({ start, end, applies: held, names });
  }
  return pieces;
}

export interface Track {
  readonly pieces: readonly Piece[];
  /** Added to the score where the condition applies; none for a requirement. */
  readonly weight: number | undefined;
}

/** A stretch in which every requirement applies and nothing changes. */
export interface EvaluatedWindow extends Stretch {
  /** One for each condition; names are those of all that runs, one after the other. */
  readonly verdicts: readonly { readonly applies: boolean; readonly names: readonly string[] }[];
}

/** Cut where a preference begins or ends to apply. */
export function windowsOf(span: Stretch, tracks: readonly Track[]): EvaluatedWindow[] {
  const edges = edgesIn(
    span,
    tracks.flatMap(({ pieces }) => pieces),
  );
  const at = tracks.map(() => 0);
  const found: EvaluatedWindow[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [start = 0, end = 0] = edges.slice(i, i + 2);
    const verdicts = tracks.map(({ pieces }, k) => {
      let index = at[k] ?? 0;
      while ((pieces[index]?.end ?? Number.POSITIVE_INFINITY) <= start) index++;
      at[k] = index;
      const { applies = false, names = [] } = pieces[index] ?? {};
      return { applies, names };
    });
    if (!verdicts.every(({ applies }, k) => applies || tracks[k]?.weight !== undefined)) continue;
    const last = found.at(-1);
    if (last?.end === start && verdicts.every(({ applies }, k) => applies === last.verdicts[k]?.applies)) {
      found[found.length - 1] = {
        start: last.start,
        end,
        verdicts: verdicts.map(({ applies, names }, k) => ({
          applies,
          names: [...new Set([...(last.verdicts[k]?.names ?? []), ...names])],
        })),
      };
    } else found.push({ start, end, verdicts });
  }
  return found;
}

/** Share of all weights, out of a hundred, to two decimals; a hundred where there are none. */
export function scoreOf(tracks: readonly Track[], { verdicts }: EvaluatedWindow): number {
  let [all, held] = [0, 0];
  tracks.forEach(({ weight = 0 }, k) => {
    all += weight;
    if (verdicts[k]?.applies) held += weight;
  });
  return all === 0 ? 100 : Math.round((10_000 * held) / all) / 100;
}

/** Days. */
export function shutOut({ pieces }: Track): number {
  return pieces.reduce((sum, { applies, start, end }) => sum + (applies ? 0 : end - start), 0);
}
