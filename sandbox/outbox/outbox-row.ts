import type { CallbackEvent } from './insert-outbox-rows';

/** A callback claimed from the outbox for one attempt. */
export interface OutboxRow {
  readonly id: bigint;
  readonly accountId: number;
  readonly token: string;
  readonly transactionId: string;
  /** Null for the transaction's own `callbackUrl`. */
  readonly webhookId: string | null;
  readonly event: CallbackEvent;
  readonly url: string;
  readonly body: string;
  /** The present secret of the webhook: a receiver would refuse a signature with an older one. */
  readonly secret: string | null;
  /** Earlier attempts. */
  readonly attempts: number;
  /** A fault has already held it back so that a later callback overtakes it. */
  readonly overtaken: boolean;
}
