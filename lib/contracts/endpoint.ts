import type { Destinations } from './destination';
import type { AuditEntry } from './office/audit-action';
import type { LimitKind } from './office/limit';
import type { Permission } from './office/permission';
import type { CardProblemCode } from './problem/card-problem-codes';
import type { ProblemCode } from './problem/problem-codes';
import type { QueryFields, QueryOf } from './query-field';

/** `pix` and `card` are the payments service; `office` is our own records behind the same door. */
export type Service = 'pix' | 'card' | 'office';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call does: `read` nothing, `change` settings or records, `money` moves money and needs an operation. */
export type Effect = 'read' | 'change' | 'money';

/**
 * How sure we are of the shape: written in the interface document, published for the same interface,
 * published only for later versions of it, or assumed by us.
 */
export type Basis = 'stated' | 'published' | 'later' | 'assumed';

/** Whatever may change something says how it is put on record; a read does where its answer is a file with whole personal data. */
export type OnRecord =
  | { readonly effect: 'read'; readonly audit?: AuditEntry }
  | { readonly effect: Exclude<Effect, 'read'>; readonly audit: AuditEntry };

export interface EndpointFields {
  readonly service: Service;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly query?: QueryFields;
  readonly permission: Permission;
  readonly basis: Basis;
  /** Which of a person's allowances a call uses up. What reads personal data, moves money or takes files out must have one. */
  readonly limit?: LimitKind;
  readonly errors: readonly (ProblemCode | CardProblemCode)[];
  /** What the request body is, where there is one. */
  readonly accepts?: 'json' | 'multipart';
  /**
   * Fields of the body that take digits which are no text: everywhere else a card number is refused. Fields inside fields by a dot.
   */
  readonly codes?: readonly string[];
  /** Fields of the body that say where money or data goes, each with its guard. */
  readonly destinations?: Destinations;
  /** What is sent may not be told again: words of a refusal that quote it go no further. */
  readonly secret?: true;
  /** Offered only where this setting is on. */
  readonly setting?: 'cardEntry';
  /**
   * What a success answers when it is not JSON; `evidence` is a PDF, PNG or JPEG, told by its own first bytes, `stream` a file of
   * any size that our server sends as it reads it.
   */
  readonly answers?: 'png' | 'pdf' | 'csv' | 'evidence' | 'stream' | 'nothing';
  /** Resources to read again in the browser after a success. */
  readonly refreshes?: readonly string[];
  /** Not offered by the door: `sandbox` is in the contract and the sandbox only, `server` is called by our server alone. */
  readonly reach?: 'sandbox' | 'server';
}

/** The address half of a registry entry: plain data, safe and small in the browser. Its shapes are in `shapes.ts`. */
export type Endpoint = EndpointFields & OnRecord;

/** An entry that knows its own name in the registry. */
export type NamedEndpoint<N extends string = string> = Endpoint & { readonly name: N };

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** Path parameters by name: `'/user/transactions/{id}'` needs `{ id: string }`. */
export type ParamsOf<E extends Endpoint> = { readonly [K in ParamNames<E['path']>]: string };

export type QueryInput<E extends Endpoint> = E extends { query: infer F extends QueryFields } ? QueryOf<F> : Record<never, never>;
