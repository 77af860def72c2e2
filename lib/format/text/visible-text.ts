/** Signs that nobody sees: zero width, direction, byte order and fillers of scripts, and control characters but blanks. */
const invisible = /\p{DI}|\p{Cf}|[^\P{Cc}\t\n\v\f\r]/gu;
const blanks = /[\s\p{Z}]+/gu;

/** A pasted text without invisible characters, and with one space for each run of blanks and line breaks. */
export function visibleText(text: string): string {
  return withoutInvisible(text).replaceAll(blanks, ' ').trim();
}

/** A text without the signs that nobody sees; its blanks and line breaks stay. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '');
}

/** Whether a text has no invisible characters, so that nothing unseen is sent with it. */
export function isVisible(text: string): boolean {
  return visibleText(text) === text;
}
