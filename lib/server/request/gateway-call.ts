import 'server-only';

/** A call that is located, authenticated, authorized and parsed. */
export interface GatewayCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly requestId: string;
  /** The idempotency key of the form, for money operations. */
  readonly idempotencyKey?: string | null;
  /** The id of the proof of the second factor the call is repeated with. */
  readonly proof?: string | null;
  /** Aborts a plain read when the browser leaves. An audited call is carried through: disconnecting neither stops nor hides it. */
  readonly signal?: AbortSignal;
  readonly setCookie?: (cookie: string) => void;
}
