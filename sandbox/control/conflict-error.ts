/** An order of the control routes that the present state does not allow; answered 409. */
export class ConflictError extends Error {
  override readonly name = 'Impossible';
}
