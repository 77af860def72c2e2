/** Whether a statement failed because a unique index already has the value. */
export function isUniqueViolation(failure: unknown, index: string): boolean {
  return failure instanceof Error && 'constraint_name' in failure && failure.constraint_name === index;
}
