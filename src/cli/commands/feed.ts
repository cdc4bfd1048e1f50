import { feedAddress } from '../../http/feed/address.js';
import { type FeedSelection, feedToken, selectionSchema } from '../../http/feed/token.js';
import { feedText } from '../../http/feed/write.js';
import type { FieldWords } from '../../operation/show.js';
import { ATLAS_OPTION, contextFrom } from '../atlasFile.js';
import { type Command, type Option, UsageError } from '../command.js';
import { toInput, withOptions } from '../input.js';
import { optionsOf } from '../options.js';
import { placeFlag, withPlaceOptions, withPlaces } from '../place.js';

const FIELDS: Readonly<Record<string, FieldWords>> = {
  festivals: {
    value: 'IDS',
    summary: 'Festivals by their identifiers, separated by commas, or "defaults" for all that published lists confirm',
  },
  regions: { summary: 'Regional festivals only of these regions' },
  traditions: { summary: 'Festivals of traditions only of these' },
  'options.diwali': {
    name: 'diwali',
    summary: 'Of two evenings the second if it has a ghati of Amavasya, or the longer',
  },
  'options.vishu': { name: 'vishu', summary: 'Vishu by the first sunrise after the entry into Aries, or by its date' },
  'options.ganga_dussehra': { name: 'ganga-dussehra', summary: 'In the intercalary Jyeshtha, or in the ordinary one' },
  'options.nag_panchami': { name: 'nag-panchami', summary: 'In the bright half of Shravana, or in the dark' },
  'options.arunodaya': { name: 'arunodaya', summary: 'Arunodaya as 96 minutes, or as two fifteenths of the night' },
  ekadashi: { summary: 'Ekadashis, with the days of Smartas and Vaishnavas' },
  'birthday.birth': { summary: 'A birthday, counted by the Indian calendars:' },
  'birthday.by': {
    value: 'LIST',
    summary: 'Reckonings of the birthday: tithi, nakshatra, solar; all three by default',
  },
  'birthday.options.tithi': {
    name: 'by-tithi',
    summary: 'The day of the tithi by the Dharma Sindhu, or by the sunrise',
  },
  'birthday.options.star_month': {
    name: 'star-month',
    summary: 'The birth star in the solar month of birth, or in the lunar one',
  },
  'birthday.options.star_at': { name: 'star-at', summary: 'The birth star at sunrise, or for six ghatis after it' },
  'birthday.options.star_twice': {
    name: 'star-twice',
    summary: 'Of two birth stars in a month the second, or the first',
  },
  'birthday.options.region': { name: 'region', summary: 'Whose solar months' },
  'shraddha.month': { summary: 'A yearly shraddha: lunar month of the passing, which ends with the new moon' },
  'shraddha.tithi': { summary: 'Tithi of the passing, 1 to 30' },
  'shraddha.is_adhika': { summary: 'That month was intercalary' },
  'shraddha.rite': { summary: 'For three generations at aparahna, or for one person at madhyahna' },
};

const URL_OPTION: Option = {
  flag: 'url',
  kind: 'text',
  value: 'BASE',
  summary: 'Print the address of the feed at this service instead, such as https://api.example',
};

function fields(): readonly Option[] {
  const options = optionsOf({ schema: selectionSchema }, { fields: FIELDS });
  return options.map((option) => ({
    ...option,
    summary: option.summary.replace('without a time noon is used', 'the time is needed'),
  }));
}

/** Returns the base of an address. Throws `UsageError` for what is none. */
function baseFrom(text: string): string {
  const isBase = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);
  if (!isBase)
    throw new UsageError(`--url is ${JSON.stringify(text)}; it must be an address such as https://api.example.`);
  return text;
}

/** `siddhanta calendar feed`: the days of a selection as a calendar to subscribe to, or its address. */
export const feedCommand: Command = {
  name: 'calendar feed',
  subject: 'calendar',
  brief: true,
  summary: 'A calendar of festivals, Ekadashis, a birthday or a shraddha to subscribe to, or its address',
  get options() {
    return [...withPlaceOptions(fields()), URL_OPTION, ATLAS_OPTION];
  },
  example: 'calendar feed --place Pune --festivals defaults --ekadashi --url https://api.example',
  async run(given, io) {
    const options = withPlaceOptions(fields());
    const base = given.url === undefined ? undefined : baseFrom(String(given.url));
    const values = await withPlaces(given, options, io);
    const ofPlace = options.filter((option) => placeFlag(option, options) === 'place');
    toInput(ofPlace, values, selectionSchema());
    const selection = withOptions({}, options, values) as FeedSelection;
    const token = feedToken(selection);
    if (base !== undefined) return `${feedAddress(base, token)}\n`;
    const context = await contextFrom(values);
    return feedText(selection, io.now.getTime(), (operation, input) => operation.call(input, context).data);
  },
};
