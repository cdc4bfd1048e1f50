import type { EkadashiChoice } from './rules/ekadashi.js';
import type { MahadvadashiChoice } from './rules/mahadvadashi.js';
import type { ARUNODAYA_LIMITS, EkadashiCase, MahadvadashiName } from './tables/ekadashis.js';
import { dateText } from './windowWords.js';

/** Why an Ekādaśī is kept on its days. */
export interface EkadashiWhy {
  /** Of the Smārtas. */
  readonly smarta: string;
  /** Of the Vaiṣṇavas. */
  readonly vaishnava: string;
}

const LIMITS: Readonly<Record<(typeof ARUNODAYA_LIMITS)[number], string>> = {
  '96_minutes': '96 minutes before sunrise',
  night_fifteenths: 'two fifteenths of the night before sunrise',
  '55_ghatis': '55 ghatis after the sunrise before',
};

const SMARTA: Readonly<Record<EkadashiCase, string>> = {
  plain: 'Ekadashi runs at this sunrise alone, and Dvadashi lasts past the next.',
  dvadashi_kshaya:
    'Ekadashi runs at the next sunrise alone, but Dvadashi ends before the one after it: the day before is kept, so that the fast is broken in Dvadashi.',
  vriddhi: 'Ekadashi runs at two sunrises:',
  kshaya: 'Ekadashi runs at no sunrise: the day in which it begins and ends.',
};

const NO_SUNRISE = 'The Sun does not rise on the days around it: there is no date.';

/**
 * @param days dates of the choice, in days from 1970-01-01
 * @param great the Mahādvādaśī that follows, and whether Vaiṣṇavas keep it instead
 */
export function ekadashiWhy(
  choice: EkadashiChoice | undefined,
  days: readonly number[],
  limit: (typeof ARUNODAYA_LIMITS)[number],
  great?: MahadvadashiChoice & { readonly kept: boolean },
): EkadashiWhy {
  const [first, second] = [choice?.smarta, choice?.vaishnava];
  if (choice === undefined || first === undefined || second === undefined)
    return { smarta: NO_SUNRISE, vaishnava: NO_SUNRISE };
  const smarta =
    choice.case === 'vriddhi'
      ? `${SMARTA.vriddhi} ${first === second ? 'the second, since Dvadashi lasts past the sunrise after it.' : 'the first, since Dvadashi ends before the sunrise after the second.'}`
      : SMARTA[choice.case];
  const vaishnava = vaishnavaText(choice, days[second] ?? 0, limit);
  return { smarta, vaishnava: great === undefined ? vaishnava : greatText(great, vaishnava, second, days) };
}

const GREAT: Readonly<Record<MahadvadashiName, string>> = {
  unmilani: 'Unmilani',
  vyanjuli: 'Vyanjuli',
  trisprisha: 'Trisprisha',
  pakshavardhini: 'Pakshavardhini',
  jaya: 'Jaya',
  vijaya: 'Vijaya',
  jayanti: 'Jayanti',
  papanashini: 'Papanashini',
};

function greatText(
  { names, index, kept }: MahadvadashiChoice & { readonly kept: boolean },
  text: string,
  plain: number,
  days: readonly number[],
): string {
  const name = `${names.map((each) => GREAT[each]).join(' and ')} Mahadvadashi`;
  if (index === plain) return `${text} It is ${name}.`;
  const date = dateText(days[index] ?? 0);
  return kept ? `${name} is on ${date} and takes the place of the Ekadashi.` : `${text} ${name} would be on ${date}.`;
}

function vaishnavaText(
  { case: found, smarta = 0, vaishnava = 0 }: EkadashiChoice,
  days: number,
  limit: (typeof ARUNODAYA_LIMITS)[number],
): string {
  if (found === 'vriddhi') return 'Ekadashi runs at two sunrises: the second.';
  if (found === 'kshaya') return 'Ekadashi runs at no sunrise: the day after it began.';
  const sunriseDay = found === 'plain' ? smarta : smarta + 1;
  return vaishnava === sunriseDay
    ? `Dashami is over ${LIMITS[limit]} of ${dateText(days)}: the day of that sunrise.`
    : `Dashami still runs ${LIMITS[limit]} of ${dateText(days - 1)}: the day after.`;
}
