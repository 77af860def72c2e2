import type { CallbackEvent } from './outbox-rows';

/** A callback that is to be sent, taken out of the outbox for one attempt. */
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
  /** The webhook's, as it is now: what is signed with an old one would be refused. */
  readonly secret: string | null;
  /** How often it was tried before. */
  readonly attempts: number;
  /** It has been held back for a later one already. */
  readonly overtaken: boolean;
}
