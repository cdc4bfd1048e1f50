/** Codes of Node and of PostgreSQL (SQLSTATE) that say that a server cannot be reached, ends or takes no more connections. */
const UNREACHABLE =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOST(?:UNREACH|DOWN)|ENET(?:UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300)$/;

/** Messages of the package pg for errors without a code. */
const WORDS: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
];

const MAX_DEPTH = 4;

function chain(problem: unknown, depth = 0): Error[] {
  if (!(problem instanceof Error) || depth === MAX_DEPTH) return [];
  const gathered: unknown[] = problem instanceof AggregateError ? problem.errors : [];
  return [problem, ...[problem.cause, ...gathered].flatMap((inner) => chain(inner, depth + 1))];
}

/** Returns the codes of an error and of those behind it, each once: `ECONNREFUSED`, `57P01`. They say nothing of a request. */
export function codesOf(problem: unknown): readonly string[] {
  const codes = chain(problem).flatMap((error) => ('code' in error ? [String(error.code)] : []));
  return [...new Set(codes)].filter((code) => /^\w{1,40}$/.test(code));
}

/** A server that listens at a Unix socket takes its file away when it ends. */
const isSocketGone = (error: Error): boolean =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

/** Returns whether an error says that a store cannot be reached at the moment: trying again later may help. */
export function isUnreachable(problem: unknown): boolean {
  if (codesOf(problem).some((code) => UNREACHABLE.test(code)) || chain(problem).some(isSocketGone)) return true;
  return chain(problem).some(({ message }) => WORDS.some((word) => message.startsWith(word)));
}
