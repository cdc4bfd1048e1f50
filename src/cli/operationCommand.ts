import { parseInput } from '../input/parse.js';
import { once } from '../math/once.js';
import type { Operation } from '../operation/operation.js';
import { plainShow } from '../operation/plain.js';
import { blocksOf, type Reading, type Series, viewOf } from '../operation/show.js';
import { ATLAS_OPTION, contextFrom } from './atlasFile.js';
import { type Command, type Io, JSON_OPTION, json, type Option, UsageError, type Values } from './command.js';
import { csvOf, formatOf, formatOptions } from './format.js';
import { ICS_OPTIONS, icsWriter } from './ics.js';
import { shellText, toArguments, toInput, withOptions } from './input.js';
import { givenInput, INPUT_OPTION } from './inputFile.js';
import { LANGUAGE_OPTIONS, outputLanguageOf } from './languageOptions.js';
import { withPresent, withThisYear } from './now.js';
import { optionsOf } from './options.js';
import { drawableOf, drawerOf, pictureOptions, textStyleOf } from './picture.js';
import { withPlaceOptions, withPlaces, withPlacesOf } from './place.js';

function seriesOption({ name, summary }: Series): Option {
  return { flag: name, kind: 'number', value: 'N', summary };
}

function countOf({ name, minimum, maximum }: Series, values: Values): number | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  const count = Number(value);
  if (Number.isInteger(count) && count >= minimum && count <= maximum) return count;
  throw new UsageError(`--${name} is ${value}; it must be a whole number from ${minimum} to ${maximum}.`);
}

export interface Variant {
  readonly name: string;
  readonly without: readonly string[];
}

/** Returns the name under which an operation is called: `kp horary` for `kp.horary`, `strengths bhava-bala`. */
export function commandName({ name }: Operation): string {
  return name.replace('.', ' ').replace(/[._]/g, '-');
}

/**
 * Returns the command of an operation: options from its schema, help from what it declares, its text from what its room says,
 * or from the data themselves where the room says nothing. Schema and options are made when the command is used.
 */
export function operationCommand(operation: Operation, reading: Reading = {}, variant?: Variant): Command {
  const { show = plainShow(operation), series } = reading;
  const name = variant?.name ?? commandName(operation);
  const fields = once(() => optionsOf(operation, reading));
  const options = once(() =>
    [
      ...withPlaceOptions(fields()),
      ...(series === undefined ? [] : [seriesOption(series)]),
      ...(fields().length === 0 ? [] : [INPUT_OPTION, ATLAS_OPTION]),
      ...pictureOptions(drawableOf(operation.name)),
      ...LANGUAGE_OPTIONS,
      ...formatOptions(operation),
      ...(reading.events === undefined ? [] : ICS_OPTIONS),
      JSON_OPTION,
    ].filter(({ flag }) => variant?.without.includes(flag) !== true),
  );

  const answer = async (input: unknown, values: Values, io: Io): Promise<string> => {
    const format = formatOf(values);
    const output = await outputLanguageOf(values);
    const draw = await drawerOf(drawableOf(operation.name), values, io, format);
    const count = series === undefined ? undefined : countOf(series, values);
    const context = await contextFrom(values);
    if (series !== undefined && count !== undefined) {
      if (draw !== undefined)
        throw new UsageError(`--${series.name} has no picture. Leave it out, or --svg and --png.`);
      const items = output.each(series, series.items(parseInput(operation.schema(), input), count, context));
      if (format === 'json') return json([...items]);
      return format === 'csv'
        ? csvOf({ [series.name]: [...items] }, values, series.name)
        : output.draw(series.show(input, items), io);
    }
    const calendar = icsWriter(reading, values);
    const result = operation.call(input, context);
    if (calendar !== undefined) return calendar(viewOf(input, result));
    await draw?.(result, input);
    if (format === 'json') return json(output.result(result));
    if (format === 'csv') return csvOf(output.result(result).data as object, values);
    if (draw !== undefined) return '';
    const plain = blocksOf(show, viewOf(input, result));
    const hasChart = plain.some(({ kind }) => kind === 'chart');
    // Field by field: the getter of the standard input loads Node's streams, which takes long.
    const { now, columns, colour } = io;
    const canvas = { now, columns, colour, style: textStyleOf(values, hasChart) };
    return output.draw(plain, canvas, () => blocksOf(show, viewOf(input, output.result(result))));
  };
  return {
    name,
    operation,
    brief: true,
    ...(variant === undefined ? { subject: operation.subject } : {}),
    summary: operation.summary,
    get options() {
      return options();
    },
    get example() {
      const words = toArguments(fields(), reading.example ?? operation.example ?? {});
      return [name, ...(words.length === 0 ? [] : [shellText(words)])].join(' ');
    },
    async run(given, io) {
      if (series !== undefined) countOf(series, given);
      const placed = await withPlaces(given, options(), io);
      const values = withThisYear(withPresent(placed, options(), io), operation, io);
      const { input: file } = values;
      if (file === undefined) return answer(toInput(options(), values, operation.schema()), values, io);
      const input = await withPlacesOf(await givenInput(String(file), io), io);
      return answer(withOptions(input, options(), values), values, io);
    },
  };
}
