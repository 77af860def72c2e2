/** Whether a statement failed because a unique index already has the value. */
export function isTaken(failure: unknown, index: string): boolean {
  return failure instanceof Error && 'constraint_name' in failure && failure.constraint_name === index;
}
