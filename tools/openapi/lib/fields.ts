// What several requests have word for word: one component each, by a name that stays whichever operations have it.
import { type Components, refTo, type Schema } from './schema.js';

/** Each name, and a request with the path of a field that is it; the larger ones first. An equal field anywhere refers to it. */
const SHARED_FIELDS: Readonly<Record<string, readonly [request: string, ...path: string[]]>> = {
  DashaOptions: ['DashasRunningRequest', 'options'],
  StarDashaOptions: ['DashasRunningRequest', 'options', 'yogini'],
  LimbDashaOptions: ['DashasRunningRequest', 'options', 'tithi_yogini'],
  StrengthChoices: ['StrengthsShadbalaRequest', 'choices'],
  FestivalOptions: ['CalendarFestivalRequest', 'options'],
  FestivalIds: ['CalendarFestivalsRequest', 'ids'],
  FestivalRegions: ['CalendarFestivalsRequest', 'regions'],
  FestivalTraditions: ['CalendarFestivalsRequest', 'traditions'],
  ReportLogo: ['ReportsKundliRequest', 'logo'],
  NatalPlaces: ['TransitsAspectsRequest', 'natal'],
  UserName: ['ChartsRasiRequest', 'user_name'],
  StarDashaLevels: ['DashasYoginiRequest', 'levels'],
  SignDashaLevels: ['DashasCharaRequest', 'levels'],
  StarDashaCycles: ['DashasYoginiRequest', 'cycles'],
  StarDashaStart: ['DashasYoginiRequest', 'from'],
  AntardashaStart: ['DashasYoginiRequest', 'antardasha_start'],
  AntardashaDirection: ['DashasYoginiRequest', 'antardasha_direction'],
  AntardashaSplit: ['DashasYoginiRequest', 'antardasha_split'],
  AntardashaRule: ['DashasNarayanaRequest', 'antardasha_rule'],
  CoLords: ['DashasDrigRequest', 'co_lords'],
  NodesExalted: ['DashasDrigRequest', 'nodes_exalted'],
  MercuryInVirgo: ['DashasDrigRequest', 'mercury_in_virgo'],
  MercuryRule: ['DoshasManglikRequest', 'mercury_rule'],
  MoonRule: ['DoshasManglikRequest', 'moon_rule'],
  YearsCompleted: ['AnnualChartRequest', 'completed_years'],
};

/** Each name, and a request that is it. An equal one refers to it, and has no component of its own. */
const SHARED_REQUESTS: Readonly<Record<string, string>> = {
  AnnualReturnRequest: 'AnnualChartRequest',
  AnnualSahamsRequest: 'AnnualSahamsRequest',
  CalendarSpanRequest: 'CalendarMonthsRequest',
  ChartRequest: 'ChartsSudarshanaRequest',
  LuminaryChartRequest: 'ChartsMoonRequest',
  ChakraRequest: 'ChakrasKotaRequest',
  QuestionRequest: 'PrashnaChartRequest',
  ShadbalaRequest: 'StrengthsShadbalaRequest',
  LifeYearsRequest: 'LongevityJivasharmaRequest',
  SphutaRequest: 'ChartsSphutaRequest',
  StarDashaRequest: 'DashasYoginiRequest',
  LimbDashaRequest: 'DashasTithiYoginiRequest',
  NarayanaDashaRequest: 'DashasNarayanaRequest',
  CountedDashaRequest: 'DashasLagnamsakaRequest',
  KpSignificatorsRequest: 'KpHouseSignificatorsRequest',
  PartsOfDayRequest: 'MuhurtaRahuKalamRequest',
  MuhurtaSpanRequest: 'MuhurtaBanaRequest',
  TextsOfBirthRequest: 'TextsLagnaRequest',
  TextsAtMomentRequest: 'TextsMahadashaRequest',
};

/** Returns the name that each of the requests is shared by. */
export function sharedNames(requests: Components): ReadonlyMap<string, string> {
  const shared = new Map(Object.entries(SHARED_REQUESTS).map(([name, own]) => [JSON.stringify(requests[own]), name]));
  return new Map(Object.entries(requests).map(([own, schema]) => [own, shared.get(JSON.stringify(schema)) ?? own]));
}

function fieldAt(requests: Components, name: string, [request, ...path]: readonly [string, ...string[]]): Schema {
  let at = requests[request];
  for (const field of path) at = at?.properties?.[field];
  if (at === undefined) throw new Error(`${request} has no ${path.join('.')}, which should be ${name}.`);
  return at;
}

/**
 * Returns components whose fields that equal a shared one refer to it, and the shared ones.
 *
 * @param requests where the shared fields are read, by the names that {@link SHARED_FIELDS} has
 */
export function withSharedFields(requests: Components, components: Components): Components {
  const shared = Object.entries(SHARED_FIELDS).map(([name, at]) => [name, fieldAt(requests, name, at)] as const);
  const names = new Map<string, string>();
  for (const [name, schema] of shared) {
    const { description, ...silent } = schema;
    names.set(JSON.stringify(schema), name);
    // One that says nothing of itself is the same, too, unless any text or number is.
    if (schema.enum !== undefined) names.set(JSON.stringify(silent), name);
  }
  const replaced = (value: unknown, own?: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => replaced(entry));
    if (typeof value !== 'object' || value === null) return value;
    const name = names.get(JSON.stringify(value));
    if (name !== undefined && name !== own) return refTo(name);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner)]));
  };
  const all = [...Object.entries(components), ...shared];
  return Object.fromEntries(all.map(([name, schema]) => [name, replaced(schema, name) as Schema]));
}
