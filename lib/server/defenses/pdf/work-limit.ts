import 'server-only';
import { UnreadablePdf } from './pdf-value';

/** How much one document may cost, whatever is written in it: more than any honest one of ten megabytes takes. */
const mostBytes = 32 * 1024 ** 2;

/** What beginning to read costs, however short the thing is. */
const eachBytes = 64;

/** Counts what is looked at. */
export class WorkLimit {
  #left = mostBytes;

  get left(): number {
    return this.#left;
  }

  /** Throws UnreadablePdf once nothing is left. */
  spend(bytes: number): void {
    this.#left -= eachBytes + bytes;
    if (this.#left < 0) throw new UnreadablePdf();
  }
}
