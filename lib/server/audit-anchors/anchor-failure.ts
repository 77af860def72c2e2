import 'server-only';

/** An anchor did not arrive. The code is one of the system, `HTTP_` and a status, or a word of ours; it holds nothing of the other side. */
export class AnchorFailure extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'AnchorFailure';
  }
}
