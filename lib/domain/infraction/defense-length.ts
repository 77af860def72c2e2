/**
 * The length of a defense as the service counts it: trimmed, a line break or an emoji as one character. Our server sends line breaks
 * accordingly.
 */
export function defenseLength(text: string): number {
  return Array.from(defenseText(text)).length;
}

/** The text as it is sent. */
export function defenseText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}
