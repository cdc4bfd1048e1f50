/** Writes bits, most significant first. */
export class BitWriter {
  readonly bits: number[];
  /** writes a field of n bits */
  take(n: number, value: number): void;
  /** writes an unsigned Exp-Golomb number */
  golomb(order: number, value: number): void;
  base64(): string;
}

export function packIntegers(
  values: readonly number[],
  period: number,
  section: number,
): { orders: number[]; lengths: number[]; data: string; bytes: number };
