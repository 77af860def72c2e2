/** An instant the service named, as text; null where it named none that is one. */
export function instantIn(value: unknown): Date | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at);
}
