import { UsageError } from '../command.js';

/** Returns the pairs of `--map`: what each column of another name holds. Throws `UsageError` for what is no pair. */
export function mapFrom(map: string | number | boolean | undefined): ReadonlyMap<string, string> {
  if (map === undefined) return new Map();
  return new Map(
    String(map)
      .split(',')
      .map((pair) => {
        const [name = '', column = '', ...rest] = pair.split('=').map((part) => part.trim());
        if (name === '' || column === '' || rest.length > 0)
          throw new UsageError(`--map has ${JSON.stringify(pair)}; write NAME=COLUMN, such as born=date,hour=time.`);
        return [name, column];
      }),
  );
}
