/** Signs that nobody sees: zero width, direction, byte order and fillers of scripts, and control characters but blanks. */
const invisible = /\p{DI}|\p{Cf}|[^\P{Cc}\t\n\v\f\r]/gu;
const blanks = /[\s\p{Z}]+/gu;

/** What a person sees of a pasted text: no invisible signs, and one space for every line break and blank of any kind. */
export function visibleText(text: string): string {
  return withoutInvisible(text).replaceAll(blanks, ' ').trim();
}

/** A text without the signs that nobody sees; its blanks and line breaks stay. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '');
}

/** Whether a text is as a person sees it, so that nothing unseen is sent with it. */
export function isVisible(text: string): boolean {
  return visibleText(text) === text;
}
