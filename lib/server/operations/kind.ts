import 'server-only';
import type { OperationKind } from '@/lib/contracts/operations';
import type { Transaction } from '@/lib/contracts/shapes';
import type { Services } from '@/lib/server/services';

/** What the service takes for an act, and what must be remembered to recognise its effect later. */
export interface Prepared {
  readonly body: Readonly<Record<string, unknown>>;
  readonly reference: string | null;
  readonly amount: string | null;
  readonly subject: string | null;
  readonly before: Record<string, string | null> | null;
}

export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly idempotencyKey: string;
  readonly requestId: string;
}

/** What an operation is known by afterwards. */
export interface Trace {
  readonly kind: OperationKind;
  readonly reference: string | null;
  readonly subject: string | null;
  readonly amount: string | null;
  readonly before: Record<string, string | null> | null;
}

/** One sort of money act: how it is prepared, and how reading tells whether it took effect. */
export interface Kind {
  /** Checks what must hold at the moment of sending; throws ProblemError when it does not. */
  prepare(asked: Asked, services: Services): Promise<Prepared>;
  /** The transaction that shows the effect, or null while there is none. Throws when reading itself failed. */
  find(trace: Trace, requestId: string, services: Services): Promise<Transaction | null>;
}
