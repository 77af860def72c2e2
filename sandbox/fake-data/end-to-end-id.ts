import type { Random } from './random';

/** A Pix end-to-end id: the letter, the sender's ISPB, the minute in UTC and eleven characters. `D` is for refunds. */
export function endToEndId(kind: 'E' | 'D', ispb: string, instant: string, random: Random): string {
  return `${kind}${ispb}${instant.slice(0, 16).replaceAll(/[-T:]/g, '')}${random.letters(11)}`;
}
