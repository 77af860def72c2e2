import 'server-only';

/** Whether a statement failed on a unique index, a given one or any. The driver's error is the cause of the thrown one. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const cause = error instanceof Error ? error.cause : null;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return false;
  return index === undefined || ('constraint_name' in cause && cause.constraint_name === index);
}
