import type { VNode } from 'preact';
import { isSiddhantaError, type Result } from 'siddhanta';
import { type BalaInput, bana, mahapata, panchaPakshi, type VasasInput, yoginis } from 'siddhanta/muhurta';
import { type Block, blocksOf, muhurta as readings } from 'siddhanta/readings';
import { BlockView } from '../Blocks.js';
import { daysAfter } from '../dates.js';
import { placed } from '../form.js';
import { useLater } from '../later.js';
import type { PartProps } from '../panel.js';
import { useSay } from '../say.js';

/** Days of the panel of dwellings: a month or so has two mahāpātas. */
const DAYS = 30;

interface Shown {
  readonly result: Result<unknown>;
  readonly blocks: readonly Block[];
}

/** Returns what follows the heading of a reading; nothing where the library refuses the input. */
function shown<Input>(operation: (input: Input) => Result<unknown>, input: Input): Shown[] {
  try {
    const result = operation(input);
    return [{ result, blocks: blocksOf(readings, input, result).filter(({ kind }) => kind !== 'heading') }];
  } catch (error) {
    if (!isSiddhantaError(error)) throw error;
    return [];
  }
}

function Readings({
  all,
  form,
  language,
  showSources,
}: Pick<PartProps<unknown, unknown>, 'form' | 'language' | 'showSources'> & {
  readonly all: readonly Shown[] | undefined;
}): VNode {
  const say = useSay();
  const speech = { language, label: say, placed: (text: string) => placed(text, form) };
  return (
    <>
      {all?.map(({ result, blocks }) => (
        <section key={result.meta.endpoint}>
          <div class="blocks">
            {blocks.map((block, i) => (
              <BlockView key={`${block.kind} ${i + 1}`} block={block} speech={speech} />
            ))}
          </div>
          <button type="button" class="quiet" onClick={() => showSources(result)}>
            {say('Sources')}
          </button>
        </section>
      ))}
    </>
  );
}

/** Directions of a traveller, and the bāṇas and mahāpātas of the next thirty days. */
export function MoreDwellings({ input, ...props }: PartProps<VasasInput, unknown>): VNode {
  const { place, date, conventions } = input;
  const span = { place, conventions, from: date, to: daysAfter(date, DAYS - 1) };
  const all = useLater(JSON.stringify(input), async () => [
    ...shown(yoginis, { place, date, conventions }),
    ...shown(bana, span),
    ...shown(mahapata, span),
  ]);
  return <Readings all={all} {...props} />;
}

/** What the bird of a birth does over the day. */
export function BirdOfDay({ input, ...props }: PartProps<BalaInput, unknown>): VNode {
  const { place, date, conventions, birth } = input;
  const all = useLater(JSON.stringify(input), async () => shown(panchaPakshi, { place, date, conventions, birth }));
  return <Readings all={all} {...props} />;
}
