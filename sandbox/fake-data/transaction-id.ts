import type { Random } from './random';

/** A new transaction id: the word `lapacho`, the time in milliseconds and eight random characters. Callers must treat it as opaque. */
export function transactionId(milliseconds: number, random: Random): string {
  return `lapacho${milliseconds}${random.letters(8)}`;
}
