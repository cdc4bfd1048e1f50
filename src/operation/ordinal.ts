/** Returns `1st`, `2nd`, `3rd`, `4th`, `11th`, `22nd`: a whole number from 1 below 100 as an English ordinal. */
export function ordinal(value: number): string {
  const unit = value % 10;
  const teen = Math.floor(value / 10) === 1;
  return `${value}${!teen && unit === 1 ? 'st' : !teen && unit === 2 ? 'nd' : !teen && unit === 3 ? 'rd' : 'th'}`;
}
