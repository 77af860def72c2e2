/** Parses an instant of the service; null where it is invalid. */
export function instantIn(value: unknown): Date | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at);
}
