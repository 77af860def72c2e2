import 'server-only';
import { UnreadablePdf } from './pdf-value';

/** Most work one document may cost: more than any harmless one of ten megabytes needs. */
const maxBytes = 32 * 1024 ** 2;

/** Fixed cost of each parse, however short the value. */
const baseCost = 64;

/** Limits the work of an inspection. */
export class WorkLimit {
  #left = maxBytes;

  get left(): number {
    return this.#left;
  }

  /** Throws UnreadablePdf once the limit is used up. */
  spend(bytes: number): void {
    this.#left -= baseCost + bytes;
    if (this.#left < 0) throw new UnreadablePdf();
  }
}
