/** Returns the code that Node, a package or a database gave an error: `ENOENT`, `40001`; empty where there is none. */
export function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : '';
}

/** Returns what is behind an error. One that gathers several, a failure at each address of a host, has no message. */
export function reasonOf(problem: unknown): string {
  if (problem instanceof AggregateError) return problem.errors.map(reasonOf).join('; ');
  return problem instanceof Error ? problem.message : String(problem);
}
