import type { Operation } from '../operation/operation.js';
import type { Meta } from '../types.js';
import { type Command, type Io, JSON_OPTION, json, type Option } from './command.js';
import { toInput } from './input.js';

/** What a rendering is made from. */
export interface View<Data, Input> {
  readonly data: Data;
  readonly meta: Meta;
  readonly input: Input;
  readonly io: Io;
}

/** Returns the command that fills an operation's input from options, calls it and prints its result. */
export function operationCommand<Data, Input>(spec: {
  readonly name: string;
  readonly operation: Operation<Input, Data>;
  readonly options: readonly Option[];
  readonly example: string;
  readonly render: (view: View<Data, Input>) => string;
}): Command {
  const { name, operation, options, example, render } = spec;
  return {
    name,
    operation,
    summary: operation.summary,
    options: [...options, JSON_OPTION],
    example,
    run(values, io) {
      const input = toInput(options, values, operation.schema());
      const result = operation.call(input);
      if (values.json === true) return json(result);
      // The operation has accepted the input, so it is of the operation's input type.
      return render({ data: result.data, meta: result.meta, input: input as Input, io });
    },
  };
}
