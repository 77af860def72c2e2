import type { Destinations } from './destination';
import type { AuditEntry } from './office/audit/audit-action';
import type { LimitKind } from './office/limit';
import type { Permission } from './office/permission';
import type { SessionStage } from './office/second-factor/proof-methods';
import type { SensitiveAction } from './office/sensitive-action';
import type { CardProblemCode } from './problem/card-problem-codes';
import type { ProblemCode } from './problem/problem-codes';
import type { QueryFields, QueryOf } from './query/query-field';

/** `pix` and `card` are the payments service; `office` is our own records behind the same gateway. */
export type Service = 'pix' | 'card' | 'office';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The source of a shape: stated in the interface document, published for the same interface, published for later versions only, or assumed
 * by us.
 */
export type Basis = 'stated' | 'published' | 'later' | 'assumed';

/** The kind of a path parameter: an id of the service, or the UUID of one of our own records. */
export type ParamKind = 'id' | 'uuid';

/** A call of the service says how sure its shape is; a call of our own records says the kind of each path parameter. */
type OfService =
  | { readonly service: 'pix' | 'card'; readonly basis: Basis; readonly params?: undefined }
  | { readonly service: 'office'; readonly basis?: undefined; readonly params?: Readonly<Record<string, ParamKind>> };

/**
 * What a call does: `read` changes nothing, `change` settings or records, `money` moves money and needs an operation. With it goes how it is
 * audited, required for every write and for a read that returns a file with whole personal data, what a write refreshes, and what kind of
 * sensitive action it is: required for all that moves money, null where money is only asked for.
 */
export type OnRecord =
  | { readonly effect: 'read'; readonly audit?: AuditEntry; readonly refreshes?: undefined; readonly sensitive?: undefined }
  | (Written & { readonly effect: 'change'; readonly sensitive?: SensitiveAction })
  | (Written & { readonly effect: 'money'; readonly sensitive: SensitiveAction | null });

interface Written {
  readonly audit: AuditEntry;
  /** Resources the browser refetches after a success, each a name of the registry; `refreshedBy` adds what follows from the effect. */
  readonly refreshes?: readonly string[];
}

export interface EndpointFields {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly query?: QueryFields;
  readonly permission: Permission;
  /** The budget a call spends. Required where personal data is read, money moved or a file downloaded. */
  readonly limit?: LimitKind;
  readonly errors: readonly (ProblemCode | CardProblemCode)[];
  /** The kind of request body, where there is one. */
  readonly accepts?: 'json' | 'multipart';
  /** Body fields whose digits are codes: in every other field a card number is refused. Nested fields with a dot. */
  readonly codes?: readonly string[];
  /** Body fields that decide where money or data goes, each with its guard. */
  readonly destinations?: Destinations;
  /** What is sent must not be quoted: texts of a refusal that repeat it are removed. */
  readonly secret?: true;
  /** Changes a person's own second factor: one they have already must be proved, whatever the settings say. */
  readonly ownFactor?: true;
  /** Asks for a fresh proof of the second factor as a sensitive action does, without being one that others approve. */
  readonly proof?: 'always';
  /** Also open to a session that still lacks this; every other call is not. */
  readonly stage?: SessionStage;
  /** Offered only where this setting is on. */
  readonly setting?: 'cardEntry';
  /**
   * What a success returns when it is not JSON: `evidence` is a PDF, PNG or JPEG, recognised by its first bytes; `stream` a file of any
   * size that our server streams.
   */
  readonly answers?: 'png' | 'pdf' | 'csv' | 'evidence' | 'stream' | 'nothing';
  /** Not offered by the gateway: `sandbox` exists in the contract and the sandbox only, `server` is called by our server only. */
  readonly reach?: 'sandbox' | 'server';
}

/** The address half of a registry entry: plain data, safe and small in the browser. Its shapes are in the `.shape.ts` beside it. */
export type Endpoint = EndpointFields & OfService & OnRecord;

/** An entry that knows its own name in the registry. */
export type NamedEndpoint<N extends string = string> = Endpoint & { readonly name: N };

export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** Path parameters by name: `'/user/transactions/{id}'` needs `{ id: string }`. */
export type ParamsOf<E extends Endpoint> = { readonly [K in ParamNames<E['path']>]: string };

export type QueryInput<E extends Endpoint> = E extends { query: infer F extends QueryFields } ? QueryOf<F> : Record<never, never>;
