import 'server-only';
import type { Endpoint } from '@/lib/contracts/endpoint';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Environment } from '@/lib/server/environment';
import type { Confirmed } from '@/lib/server/payees/confirmation';
import type { ConfirmedPayee } from '@/lib/server/payees/confirmed-payee';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** What was asked, once its operation is open. */
export interface Opened extends OperationRequest {
  /** The payee somebody confirmed for it; null for what pays nobody. */
  readonly confirmed: Confirmed | null;
}

export interface OperationRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly idempotencyKey: string;
  readonly requestId: string;
  readonly caller: Caller;
}

/** What is known of an act before anything is read: by it the act is claimed, so that a second one cannot begin beside it. */
export interface OperationLock {
  /** What makes two acts the same; what a form merely showed is not part of it. */
  readonly act: Readonly<Record<string, unknown>>;
  readonly reference: string | null;
  readonly subject: string | null;
  readonly amount: string | null;
  /** Seconds a charge can be paid; nothing else runs out. */
  readonly expiresIn?: number;
}

/** What an operation is known by afterwards. */
export interface OperationFacts extends Omit<OperationLock, 'act' | 'expiresIn'> {
  readonly id: string;
  readonly kind: OperationKind;
  readonly idempotencyKey: string;
  readonly before: Record<string, string | null> | null;
}

/** What an act brings about: most often a transaction. Null where that has no id. */
export interface Outcome {
  readonly id: string | null;
}

/** What the service is sent, and what must be remembered to recognise its effect later. */
export interface Prepared<E extends Outcome = Outcome> {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly amount: string | null;
  /** What the amount is in where that is not reais. */
  readonly currency?: string;
  readonly before: Record<string, string | null> | null;
  /** What an earlier try has brought about after all: then nothing is sent. */
  readonly found: E | null;
  /** Whom the money goes to, when a person had to confirm it. */
  readonly payee?: ConfirmedPayee;
  /** What else goes on record: no secrets, documents or names. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** Whom an act pays, and the confirmation a person brings of it. */
export interface Brought {
  /** The Pix key, the whole code, or the account. */
  readonly target: string;
  readonly confirmation: string | undefined;
}

/** What an effect that was read says of an act: it took effect; something else stands in its place; no trace of it. */
export type Verdict = 'effect' | 'other' | 'none';

/** One sort of money act: how it is prepared, and how reading tells whether it took effect. */
export interface OperationHandler<E extends Outcome = Outcome> {
  endpoint(environment: Environment): Endpoint;
  claim(asked: OperationRequest): OperationLock;
  /** Of what pays somebody, by its declared guard; `nobody` for a rule that is turned off. */
  payee?(asked: OperationRequest): Brought | 'nobody';
  /** Reads and checks, once the act is claimed, what must hold when it is sent; throws ProblemError when it does not. */
  prepare(trace: OperationFacts, opened: Opened, services: Services): Promise<Prepared<E>>;
  /** What would show the effect, or null while there is none. Throws when reading itself failed. */
  read(trace: OperationFacts, requestId: string, services: Services): Promise<E | null>;
  judge(trace: OperationFacts, effect: E): Verdict;
}
