import 'server-only';

/** A call that is located, signed in and parsed. */
export interface GatewayCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly requestId: string;
  /** The key of the form an act of money comes from. */
  readonly idempotencyKey?: string | null;
  /** Ends a plain read when the browser leaves. What is put on record is carried through: hanging up stops and hides nothing. */
  readonly signal?: AbortSignal;
  readonly setCookie?: (cookie: string) => void;
}
