/** Thrown when the present state does not allow a control command; answered with 409. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}
