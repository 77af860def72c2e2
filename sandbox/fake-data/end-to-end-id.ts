import type { Random } from './random';

/** A Pix end-to-end id: the letter, the ISPB of who sent it, the minute in UTC, eleven signs. `D` is a refund's. */
export function endToEndId(kind: 'E' | 'D', ispb: string, instant: string, random: Random): string {
  return `${kind}${ispb}${instant.slice(0, 16).replaceAll(/[-T:]/g, '')}${random.letters(11)}`;
}
