import { parseInput } from '../input/parse.js';
import { type PanchangInput, panchang } from '../panchang/day.js';
import type { Drawing } from '../svg/drawings.js';
import { ATLAS_OPTION } from './atlasFile.js';
import { type Io, JSON_OPTION, type Option, type Values } from './command.js';
import { toInput } from './input.js';
import { LANGUAGE_OPTIONS } from './languageOptions.js';
import { withPresent } from './now.js';
import { optionsOf } from './options.js';
import { pictureOptions } from './picture.js';
import { withPlaceOptions, withPlaces } from './place.js';

const FLAGS: readonly string[] = ['date', 'lat', 'lon', 'tz', 'sunrise'];

export function almanacOptions(withDate: boolean, drawing: Drawing): readonly Option[] {
  const options = optionsOf(panchang.operation).filter(
    ({ flag }) => FLAGS.includes(flag) && (withDate || flag !== 'date'),
  );
  return [...withPlaceOptions(options), ATLAS_OPTION, ...pictureOptions(drawing), ...LANGUAGE_OPTIONS, JSON_OPTION];
}

type AlmanacInput = Pick<PanchangInput, 'date' | 'place' | 'sunrise'>;

export async function almanacInput(given: Values, io: Io): Promise<AlmanacInput> {
  const options = withPlaceOptions(optionsOf(panchang.operation));
  const values = withPresent(await withPlaces({ date: 'today', ...given }, options, io), options, io);
  const almanacValues = Object.fromEntries(Object.entries(values).filter(([flag]) => FLAGS.includes(flag)));
  const { date, place, sunrise } = parseInput(
    panchang.operation.schema(),
    toInput(options, almanacValues, panchang.operation.schema()),
  ) as PanchangInput;
  return { date, place, ...(sunrise === undefined ? {} : { sunrise }) };
}
