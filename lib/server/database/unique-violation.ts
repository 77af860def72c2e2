import 'server-only';

/** Whether a statement failed because a row like it is there already, by a given index or any. The driver's error is the cause of the one that is thrown. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const cause = error instanceof Error ? error.cause : null;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return false;
  return index === undefined || ('constraint_name' in cause && cause.constraint_name === index);
}
