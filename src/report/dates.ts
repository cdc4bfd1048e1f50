const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Returns a date as people write it: `2 Oct 1869`. */
export function dateText(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${Number(year)}`;
}

/** Returns the hour and minute of a local time: `07:11`. */
export const timeText = (time: string): string => time.slice(0, 5);

/** Returns degrees and minutes of a place in its sign, cut: `16°53′ Virgo`. */
export function placeInSign({ degrees, sign }: { readonly degrees: string; readonly sign: string }): string {
  const [, whole = '', minutes = ''] = /^(\d+)°\s*(\d+)'/.exec(degrees) ?? [];
  return `${whole}°${minutes}′ ${sign}`;
}
