/** An order of the control door that the present state does not allow; answered 409. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}
