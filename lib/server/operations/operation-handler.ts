import 'server-only';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { ProofMethod } from '@/lib/contracts/office/second-factor/proof-methods';
import type { EndpointName } from '@/lib/contracts/registry';
import type { Environment } from '@/lib/server/environment';
import type { Confirmed } from '@/lib/server/payees/confirmation';
import type { ConfirmedPayee } from '@/lib/server/payees/confirmed-payee';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** A request whose operation is open, with its payee confirmation. */
export interface ConfirmedRequest extends OperationRequest {
  /** The confirmed payee; null for an operation that pays nobody. */
  readonly confirmed: Confirmed | null;
}

export interface OperationRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly idempotencyKey: string;
  readonly requestId: string;
  readonly caller: Caller;
  /** Whether only the answer of an operation that has begun may be repeated, and none begun. */
  readonly isReplay?: boolean;
  /** The proof of the second factor it was requested with. */
  readonly proof?: { readonly id: string; readonly method: ProofMethod } | null;
  /** Whether it was planned, and is sent by nobody who looks at it now: its holder must be read, and be exactly the one that was confirmed. */
  readonly isPlanned?: boolean;
  /** Given where other people approved exactly this request: with the payee as it was confirmed when it was asked for. */
  readonly approved?: { readonly id: string; readonly confirmed: Confirmed | null };
}

/**
 * What is known of an operation before anything is looked up. Its reference and subject lock it: no second operation on them can begin
 * meanwhile.
 */
export interface OperationDescription {
  /** The request without what a form merely displayed: equal input means the same operation. */
  readonly fingerprintInput: Readonly<Record<string, unknown>>;
  readonly reference: string | null;
  readonly subject: string | null;
  readonly amount: string | null;
  /** All that remains, as the form showed it, where no amount was given: it is refused unless it still is what remains. */
  readonly expectedAmount?: string;
  /** The later day of São Paulo it is to be sent on. */
  readonly plannedFor?: string;
  /** The payment held back on its day whose place it takes. */
  readonly replaces?: string;
  /** How many seconds a charge can be paid; charges only. */
  readonly expiresIn?: number;
}

/** The stored facts an operation is looked up and verified by. */
export interface OperationFacts
  extends Omit<OperationDescription, 'fingerprintInput' | 'expectedAmount' | 'expiresIn' | 'plannedFor' | 'replaces'> {
  readonly id: string;
  readonly kind: OperationKind;
  readonly idempotencyKey: string;
  readonly before: Record<string, string | null> | null;
}

/** What the service created or changed, usually a transaction. The id is null where it has none. */
export interface Outcome {
  readonly id: string | null;
}

/** The call to send, and what is stored to verify its outcome later. */
export interface PreparedCall<E extends Outcome = Outcome> {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly amount: string | null;
  /** Currency of the amount when it is not reais. */
  readonly currency?: string;
  readonly before: Record<string, string | null> | null;
  /** The result of an earlier attempt that took effect after all: nothing is sent then. */
  readonly found: E | null;
  /** Who receives the money, when a person had to confirm it. */
  readonly payee?: ConfirmedPayee;
  /** Additional audit facts: no secrets, documents or names. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** The payee of a request and its confirmation. */
export interface PayeeConfirmation {
  /** The Pix key, the whole QR code, or the account number. */
  readonly target: string;
  readonly confirmation: string | undefined;
}

/** Result of looking the operation up at the service: found as sent, found with other data, or not found. */
export type Verdict = 'found' | 'mismatch' | 'not-found';

/** One kind of operation: how it is prepared, looked up and verified. */
export interface OperationHandler<E extends Outcome = Outcome> {
  endpoint(environment: Environment): NamedEndpoint<EndpointName>;
  describe(request: OperationRequest): OperationDescription;
  /** For kinds that pay someone; `nobody` for a payout rule that is turned off. */
  payee?(request: OperationRequest): PayeeConfirmation | 'nobody';
  /** Runs once the operation is locked: fetches and checks what must hold when it is sent. Throws ProblemError when it does not. */
  prepare(facts: OperationFacts, opened: ConfirmedRequest, services: Services): Promise<PreparedCall<E>>;
  /** Looks the outcome up; null while there is none. Throws when the lookup itself failed. */
  lookUp(facts: OperationFacts, requestId: string, services: Services): Promise<E | null>;
  verify(facts: OperationFacts, outcome: E): Verdict;
}
