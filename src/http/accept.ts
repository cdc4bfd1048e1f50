/** Returns the weights, 0 … 1, that an Accept header gives to what it names, in lower case; one that is no number is 0. */
export function weightsOf(header: string): ReadonlyMap<string, number> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((entry): [string, number] => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
      }),
  );
}
