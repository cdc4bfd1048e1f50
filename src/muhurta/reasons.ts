import type { Condition } from './conditions.js';
import type { EvaluatedWindow } from './rules/windows.js';

/** What a condition says of a window. */
export interface Reason {
  /**
   * Which condition, from 0.
   *
   * @asType integer
   * @minimum 0
   */
  readonly condition: number;
  /** Whether the condition holds in the window; false only for preferences. */
  readonly holds: boolean;
  /** What runs there, one after the other; `none` where nothing does. */
  readonly value: string;
  /** The same in words. */
  readonly text: string;
}

const spaced = (name: string): string => name.replace(/_/g, ' ');

function textOf(condition: Condition, holds: boolean, value: string): string {
  const { type } = condition;
  switch (type) {
    case 'avoid':
      return holds ? `outside ${condition.in.map(spaced).join(', ')}` : `inside ${spaced(value)}`;
    case 'part':
    case 'yoga_of_day':
      return holds ? `inside ${spaced(value)}` : `outside ${condition.in.map(spaced).join(', ')}`;
    case 'chandra':
      return `Moon in house ${value} from birth${holds ? '' : ', not asked for'}`;
    case 'tara':
      return `tara ${value}${holds ? '' : ', not asked for'}`;
    default:
      return `${spaced(type)} ${value}${holds ? '' : ', not asked for'}`;
  }
}

export function reasonsOf(conditions: readonly Condition[], { verdicts }: EvaluatedWindow): Reason[] {
  return conditions.map((condition, index) => {
    const { applies: holds = false, names = [] } = verdicts[index] ?? {};
    const value = names.length === 0 ? 'none' : names.join(', ');
    return { condition: index, holds, value, text: textOf(condition, holds, value) };
  });
}
