/** A line that has no row, and why. */
interface Complaint {
  readonly line: number;
  readonly code: string;
  readonly column?: string | undefined;
  readonly message: string;
}

/** Returns what is said of a line that has no row: without what was given there, unless it is to be explained. */
export function complaint({ line, code, column, message }: Complaint, explain: boolean): string {
  const where = column === undefined ? '' : `, ${column}`;
  return `line ${line}: ${code}${where}${explain ? `: ${message.replace(/\s+/g, ' ')}` : ''}\n`;
}
