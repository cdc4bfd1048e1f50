import type { GenericSchema, InferOutput } from 'valibot';
import { type SkyContext, skyContext } from '../cast/context.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { type BareSpec, bareOperation, type OperationFunction } from '../operation/operation.js';
import type { SchemaFor } from '../operation/spec.js';
import { TEXTS_NOTICE, type TextsNotice, type TextsWithheld } from '../operation/textClauses.js';
import type { Work } from '../operation/work.js';
import { type BirthInput, textBirth } from './birth.js';
import type { TextsInput } from './input.js';
import { textProvenance } from './provenance.js';
import { type TextStatement, withheldOf } from './statement.js';
import { describeRow, isInChart, rowsOf } from './statements.js';
import type { TextChapter, TextKind } from './tables/chapter.js';

/** What the texts say of placements of one kind. */
export interface TextsData {
  /** Whose statements these are. */
  readonly notice: TextsNotice;
  /** One for each text and placement: of the placement that was asked for, or of all that the chart has. */
  readonly statements: readonly TextStatement[];
  /** What is left out; only without `sensitive`. */
  readonly withheld?: TextsWithheld;
}

type PlacementSpec<Input, Schema extends GenericSchema> = Pick<BareSpec<unknown>, 'summary' | 'units'> & {
  readonly work: Work | ((input: InferOutput<Schema>) => Work);
  readonly name: `${string}.${string}`;
  readonly kind: TextKind;
  readonly chapters: readonly TextChapter[];
  readonly members: readonly string[];
  readonly example: Input;
} & SchemaFor<Input, Schema>;

type Parsed = Omit<BirthInput, 'birth' | 'sensitive'> &
  InferOutput<GenericSchema<TextsInput & { readonly placement: string; readonly sensitive: boolean }>>;

function check({ placement, birth, at }: Parsed, kind: TextKind, members: readonly string[]): void {
  if (kind === 'transit' && birth !== undefined && at === undefined)
    throw new SiddhantaError(
      'missing_field',
      'at is required beside birth: it says when the transits are. Add it, as a text like "2026-01-01T00:00:00+05:30".',
      { field: 'at' },
    );
  if (placement === 'all' && birth === undefined)
    throw new SiddhantaError(
      'missing_field',
      `birth is required where no placement is named. Add it, or name one, such as "${members[0]}".`,
      { field: 'birth' },
    );
  if (members.includes(placement)) return;
  throw new SiddhantaError(
    'invalid_value',
    `placement is "${placement}"; no text was read for it. It must be one of ${members.length} placements such as "${members[0]}", or "all" with a birth.`,
    { field: 'placement' },
  );
}

function statementsOf(
  input: Parsed,
  { kind, chapters }: Pick<PlacementSpec<unknown, GenericSchema>, 'kind' | 'chapters'>,
  sky: SkyContext,
) {
  const birth =
    input.birth === undefined ? undefined : textBirth({ ...input, birth: input.birth }, [kind], chapters, sky);
  const rows = rowsOf(
    chapters,
    (row) =>
      row.of.kind === kind &&
      (input.placement === 'all' ? birth !== undefined && isInChart(row, birth) : row.of.key === input.placement),
  );
  const data: TextsData = {
    notice: TEXTS_NOTICE,
    statements: rows.map((row) => describeRow(row, birth, input.sensitive)),
    ...withheldOf(
      rows.flatMap(({ row }) => row.clauses),
      input.sensitive,
    ),
  };
  return { birth, data };
}

/**
 * Declares an operation on one kind of placement: of a placement alone what the texts say, with a birth what of it applies there.
 *
 * @internal
 */
export function placementOperation<Input extends TextsInput, Data extends TextsData>() {
  return <Schema extends GenericSchema>(spec: PlacementSpec<Input, Schema>): OperationFunction<Input, Data> => {
    const { kind, chapters, members, ...rest } = spec;
    const declared = rest as unknown as Pick<
      BareSpec<Data>,
      'name' | 'summary' | 'units' | 'work' | 'example' | 'schema'
    >;
    return bareOperation<Input, Data>({
      ...declared,
      schools: 'all',
      family: { field: 'placement', members },
      context: (given, input) => skyContext(given, input as TextsInput),
      run(given, resolved) {
        const input = given as Parsed;
        const sky = resolved as SkyContext;
        check(input, kind, members);
        const { birth, data } = statementsOf(input, { kind, chapters }, sky);
        return {
          data: data as Data,
          provenance: () =>
            textProvenance('Rows of the chapters; each condition evaluated in the chart', chapters, birth, input, sky),
          ayanamsa: sky.ayanamsa,
          birthTimeAssumed: birth?.chart.resolved.timeAssumed,
          restsOnBirthTime: ['statements'],
          birth: birth?.chart.resolved.clock,
        };
      },
    });
  };
}

/** The birth of the examples, with a placement that it has. */
export const exampleOf = (placement: string): TextsInput => ({ placement, birth: EXAMPLE_BIRTH });
