/** "E9912…k3Qv": the start and the end of an id; one that is hardly longer is returned whole. */
export function shorten(text: string, { head = 5, tail = 4 } = {}): string {
  return text.length <= head + tail + 1 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`;
}
