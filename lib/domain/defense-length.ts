/**
 * The length of a defense as the service counts it: without blanks at its ends, a line break as one sign, an emoji as one.
 * Our server sends line breaks as they are counted here.
 */
export function defenseLength(text: string): number {
  return Array.from(defenseText(text)).length;
}

/** The text as it is sent. */
export function defenseText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}
