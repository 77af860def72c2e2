import 'server-only';

/** Whether a statement failed because a row like it is there already. The driver's error is the cause of the one that is thrown. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}
