// What TypeScript cannot say of a number or a text: whole or not, bounds, form, values. A field of a result that stands in none
// of these tables stops the generator, and so does an entry whose field is gone.

import { VARGA_RULES } from '../../../src/charts/tables/vargas.js';
import { KUTA_RECORDS } from '../../../src/compatibility/kutas/list.js';
import {
  BHAKOOT_DOSHAS,
  GANAS,
  LEVELS,
  MAX_SCORE,
  NADIS,
  TARAS,
  VARNAS,
  VASHYAS,
  YONIS,
} from '../../../src/compatibility/tables/kutas.js';
import { ERROR_CODES } from '../../../src/errors.js';
import { CUSP_LABELS, KP_PLANETS } from '../../../src/kp/tables/planets.js';
import { AYANAMSAS } from '../../../src/types.js';
import { AYANAMSA_SCHOOLS } from '../../../src/zodiac/ayanamsas.js';
import {
  AMAVASYA,
  FIXED_KARANAS,
  MOVABLE_KARANAS,
  PAKSHAS,
  TITHIS,
  VARAS,
  YOGAS,
} from '../../../src/zodiac/limbNames.js';
import { NAKSHATRAS, SIGNS } from '../../../src/zodiac/names.js';
import { type Components, refTo, type Schema } from './schema.js';

const integer = (minimum: number, maximum?: number): Schema => ({
  type: 'integer',
  minimum,
  ...(maximum === undefined ? {} : { maximum }),
});
const number = (minimum: number, maximum: number): Schema => ({ minimum, maximum });
const below = (exclusiveMaximum: number): Schema => ({ minimum: 0, exclusiveMaximum });
const oneOf = (values: Iterable<string>): Schema => ({ enum: [...new Set(values)] });
const named = (entries: readonly { readonly name: string }[]): Schema => oneOf(entries.map(({ name }) => name));
const form = (pattern: string): Schema => ({ pattern });

const DATE: Schema = { format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const CLOCK = form('^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$');
const INSTANT: Schema = { format: 'date-time' };
const HOUSE = integer(1, 12);
const PADA = integer(1, 4);
const HOURS = number(-24, 24);
const LATITUDE = number(-90, 90);
const LONGITUDE = number(-180, 180);
const SIGN = refTo('SignName');
const NAKSHATRA = refTo('NakshatraName');
const NAME: Schema = { maxLength: 100 };
const SUN_METHODS = oneOf(['upper_limb_refraction', 'disc_center_no_refraction', 'hour_angle_minus_90']);
const HOUSES = CUSP_LABELS.map((_, i) => String(i + 1));

/** Lists of names that many results share, as components. */
export const NAMES: Components = {
  SignName: { type: 'string', description: 'A sign of the zodiac.', ...named(SIGNS) },
  NakshatraName: { type: 'string', description: 'One of the 27 nakshatras.', ...named(NAKSHATRAS) },
};

/** Keys of a record whose type says only that they are texts. */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  'KpCuspsData.house_cusps': HOUSES,
  'KpCuspsData.significators': HOUSES,
};

/** The points of the eight kutas. */
const KUTA_FIELDS = Object.fromEntries(
  Object.values(KUTA_RECORDS).flatMap(({ id, name, maxPoints }): [string, Schema][] => {
    const at = `KutaScores.${id}`;
    return [
      [`${at}.name`, { const: name }],
      [`${at}.max_points`, { type: 'integer', const: maxPoints }],
      [`${at}.points_obtained`, { ...number(0, maxPoints), multipleOf: 0.5 }],
    ];
  }),
);

/** By `Type.field`, `Type.field[]` for the items of a list, `Type[0]` for those of a tuple. */
export const REFINED: Readonly<Record<string, Schema>> = {
  // charts
  'ZodiacPosition.degrees': form('^([12]?\\d)° [0-5]\\d\' [0-5]\\d\\.\\d\\d"$'),
  'ZodiacPosition.nakshatra': NAKSHATRA,
  'ZodiacPosition.pada': PADA,
  'ZodiacPosition.sign': SIGN,
  'PlanetaryPosition.degrees': form('^([12]?\\d)° [0-5]\\d\' [0-5]\\d\\.\\d\\d"$'),
  'PlanetaryPosition.house': HOUSE,
  'PlanetaryPosition.nakshatra': NAKSHATRA,
  'PlanetaryPosition.pada': PADA,
  'PlanetaryPosition.retrograde': oneOf(['', 'R']),
  'PlanetaryPosition.sign': SIGN,
  'BirthDetails.birth_date': DATE,
  'BirthDetails.birth_time': CLOCK,
  'BirthDetails.latitude': LATITUDE,
  'BirthDetails.longitude': LONGITUDE,
  'BirthDetails.timezone_offset': HOURS,
  'ChartNotes.ayanamsa': named(Object.values(AYANAMSA_SCHOOLS)),
  'ChartNotes.ayanamsa_value': form('^-?\\d{1,2}\\.\\d{6}$'),
  'ChartNotes.chart_type': oneOf(['Rasi', ...Object.values(VARGA_RULES).map(({ chartType }) => chartType)]),
  'ChartNotes.house_system': { const: 'Whole Sign' },
  'RasiData.user_name': NAME,
  // dashas
  'DashaSpan.start_date': DATE,
  'DashaSpan.end_date': DATE,
  'DashaSpan.duration_years': number(0, 20),
  'VimshottariData.moon_longitude': below(360),
  'VimshottariData.nakshatra_at_birth': NAKSHATRA,
  'VimshottariData.user_name': NAME,
  // panchanga
  'PanchangData.input.date': DATE,
  'PanchangData.input.latitude': LATITUDE,
  'PanchangData.input.longitude': LONGITUDE,
  'PanchangData.input.time': CLOCK,
  'PanchangData.status': { const: 'success' },
  'Ending.end_date': DATE,
  'Ending.end_time': CLOCK,
  'Running.progress_percent': number(0, 100),
  'Tithi.degrees': below(360),
  'Tithi.name': named([...TITHIS, AMAVASYA]),
  'Tithi.number': integer(1, 30),
  'Tithi.paksha': named(PAKSHAS),
  'PanchangNakshatra.degrees': below(360),
  'PanchangNakshatra.name': NAKSHATRA,
  'PanchangNakshatra.number': integer(1, 27),
  'PanchangNakshatra.pada': PADA,
  'Yoga.degrees': below(360),
  'Yoga.name': named(YOGAS),
  'Yoga.number': integer(1, 27),
  'Karana.name': named([...MOVABLE_KARANAS, ...FIXED_KARANAS]),
  'Karana.number': integer(1, 60),
  'Vara.name': named(VARAS),
  'Vara.number': integer(1, 7),
  'PanchangData.panchanga.planetary_positions.moon_longitude': below(360),
  'PanchangData.panchanga.planetary_positions.phase_angle': below(360),
  'PanchangData.panchanga.planetary_positions.sun_longitude': below(360),
  'SunTime.method': SUN_METHODS,
  'SunTime.time': CLOCK,
  'MoonTime.date': DATE,
  'MoonriseTime.time_24plus': form('^(2[4-9]|[34]\\d):[0-5]\\d:[0-5]\\d$'),
  // kp
  'KpPoint.deg_in_sign': below(30),
  'KpPoint.longitude': below(360),
  'KpPoint.sign': SIGN,
  'KpHoraryCusp.house': HOUSE,
  'KpHoraryPlanet.house_occupied': HOUSE,
  'KpHoraryData.horary_number': integer(1, 249),
  'KpHoraryData.moon_void_of_course.degrees_left': { exclusiveMinimum: 0, maximum: 30 },
  'KpHoraryData.main_house': HOUSE,
  'KpHoraryData.date': DATE,
  'KpHoraryData.time': form('^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?$'),
  'KpHoraryData.tz_offset': HOURS,
  'KpHoraryData.latitude': LATITUDE,
  'KpHoraryData.longitude': LONGITUDE,
  'KpHorarySignificators.main_house': HOUSE,
  'KpSignifier.house_occupied': HOUSE,
  'KpSignifier.houses_signified[]': HOUSE,
  'KpChainLink.houses_signified[]': HOUSE,
  'KpChainLink.good[]': HOUSE,
  'KpChainLink.bad[]': HOUSE,
  'KpChainLink.neutral[]': HOUSE,
  'KpTiming.good_houses[]': HOUSE,
  'KpDashaPeriod.start_jd': { exclusiveMinimum: 0 },
  'KpDashaPeriod.end_jd': { exclusiveMinimum: 0 },
  'KpDashaPeriod.percent_elapsed': number(0, 100),
  'YearMonthDay[0]': integer(0),
  'YearMonthDay[1]': integer(1, 12),
  'YearMonthDay[2]': integer(1, 31),
  'KpAscendant.longitude': form('^([12]?\\d)° [0-5]\\d\' [0-5]\\d"$'),
  'KpAscendant.sign': SIGN,
  'KpAscendant.sign_index': integer(1, 12),
  'KpCusp.chart_label': oneOf(CUSP_LABELS),
  'KpCusp.decimal_degrees': below(360),
  'KpCusp.nakshatra': NAKSHATRA,
  'KpPlanetPosition.chart_label': oneOf(KP_PLANETS.map(([, label]) => label)),
  'KpPlanetPosition.house': HOUSE,
  'KpMetadata.ayanamsa': { const: 'KP' },
  'KpMetadata.ayanamsa_value': number(-90, 90),
  'KpMetadata.calculation_time': INSTANT,
  'KpMetadata.house_system': { const: 'Placidus' },
  'KpMetadata.node_calculation': oneOf(['true node', 'mean node']),
  'KpCuspsData.user_name': NAME,
  // ashtakoota
  ...KUTA_FIELDS,
  'NumberedPosition.longitude': below(360),
  'NumberedPosition.nakshatra': integer(1, 27),
  'NumberedPosition.nakshatra_name': NAKSHATRA,
  'NumberedPosition.pada': PADA,
  'NumberedPosition.rashi': integer(1, 12),
  'NumberedPosition.rashi_name': SIGN,
  'MatchPartner.name': NAME,
  'KutaScores.varna.female_varna': oneOf(VARNAS),
  'KutaScores.varna.male_varna': oneOf(VARNAS),
  'KutaScores.vashya.female_vashya': oneOf(VASHYAS),
  'KutaScores.vashya.male_vashya': oneOf(VASHYAS),
  'KutaScores.tara.female_to_male_count': integer(1, 27),
  'KutaScores.tara.female_to_male_tara': oneOf(TARAS),
  'KutaScores.tara.male_to_female_count': integer(1, 27),
  'KutaScores.tara.male_to_female_tara': oneOf(TARAS),
  'KutaScores.yoni.female_yoni': form(`^(${YONIS.join('|')}) \\([MF]\\)$`),
  'KutaScores.yoni.male_yoni': form(`^(${YONIS.join('|')}) \\([MF]\\)$`),
  'KutaScores.gana.female_gana': oneOf(GANAS),
  'KutaScores.gana.male_gana': oneOf(GANAS),
  'KutaScores.bhakoot.dosha': form(
    `^(None|(${[...new Set(Object.values(BHAKOOT_DOSHAS))].map((name) => name.replace(/[()]/g, '\\$&')).join('|')})( - cancelled \\([^()]+\\))?)$`,
  ),
  'KutaScores.bhakoot.female_rashi': SIGN,
  'KutaScores.bhakoot.male_rashi': SIGN,
  'KutaScores.bhakoot.position': integer(1, 12),
  'KutaScores.nadi.female_nadi': oneOf(NADIS),
  'KutaScores.nadi.male_nadi': oneOf(NADIS),
  'GunaMilanResults.critical_doshas[]': oneOf(['Gana dosha', 'Bhakoot dosha', 'Nadi dosha']),
  'GunaMilanResults.max_score': { type: 'integer', const: MAX_SCORE },
  'GunaMilanResults.percentage': number(0, 100),
  'GunaMilanResults.recommendation': oneOf(LEVELS.map(({ recommendation }) => recommendation)),
  'GunaMilanResults.total_score': { ...number(0, MAX_SCORE), multipleOf: 0.5 },
  // meta
  'Member.operation': form('^[a-z_]+(\\.[a-z0-9_]+)+$'),
  'Member.units': integer(0),
  'UsageReport.units_used': integer(0),
  'UsageReport.units_included': integer(0),
  'UsageReport.units_remaining': integer(0),
  'UsageReport.rate_limit_per_minute': integer(1),
  'UsageReport.period_end': INSTANT,
  'ResponseMeta.request_id': form('^req_'),
  'ResponseMeta.endpoint': form('^[a-z_]+(\\.[a-z0-9_]+)+$'),
  'ResponseMeta.units': integer(0),
  'ResponseMeta.computed_at': INSTANT,
  'ErrorBody.error.type': oneOf(Object.values(ERROR_CODES).map(({ type }) => type)),
  'ErrorBody.error.schools[]': oneOf(AYANAMSAS),
  'ErrorBody.error.doc_url': { format: 'uri' },
  'ErrorBody.error.request_id': form('^req_'),
};

/** Texts that are free: words for people, and what was given. */
export const TEXTS: ReadonlySet<string> = new Set([
  'PanchangData.input.timezone',
  'PanchangData.note',
  'MoonriseTime.note',
  'KpHoraryData.question',
  'KpSignifier.links[]',
  'KpJudgment.rationale',
  'KpTiming.event_estimate',
  'KpFinalJudgment.rationale',
  'KpMetadata.solar_engine',
  'KutaScore.description',
  'CapabilitiesData.note',
  'UsageReport.plan',
  'ErrorBody.error.message',
  'ErrorBody.error.field',
  'Provenance.method',
  'Provenance.conventions{}',
  'Provenance.verified_against',
  'Source.work',
  'Source.locus',
  'Source.note',
  'Dispute.element',
  'Dispute.note',
]);
