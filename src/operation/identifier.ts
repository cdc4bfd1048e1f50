/** Returns `chartsRasi` for `charts.rasi`, `strengthsBhavaBala` for `strengths.bhava_bala`. */
export function identifier(name: string): string {
  return name.replace(/[._]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
