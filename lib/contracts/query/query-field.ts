/**
 * The type of a query key, as plain data: gateway and sandbox derive strict schemas from it, the browser its URL codec and filter controls,
 * and none needs the other's code.
 */
export type QueryField =
  /** `ownAddress`: the masked address of our inbox is accepted for the real one. */
  | { readonly kind: 'text'; readonly max: number; readonly required?: boolean; readonly ownAddress?: true }
  | { readonly kind: 'id'; readonly required?: boolean }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly required?: boolean }
  | { readonly kind: 'one'; readonly values: readonly string[]; readonly required?: boolean }
  | { readonly kind: 'several'; readonly values: readonly string[]; readonly required?: boolean }
  | { readonly kind: 'flag'; readonly required?: boolean }
  | { readonly kind: 'instant'; readonly required?: boolean }
  | { readonly kind: 'day'; readonly required?: boolean }
  | { readonly kind: 'amount'; readonly required?: boolean }
  | { readonly kind: 'document'; readonly required?: boolean };

export type QueryFields = Readonly<Record<string, QueryField>>;

/** The value of a field in our code. On the wire all of them are text; `several` is comma-separated. */
export type QueryValue<F extends QueryField> = F extends { kind: 'integer' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'several'; values: readonly (infer V)[] }
      ? readonly V[]
      : F extends { kind: 'one'; values: readonly (infer V)[] }
        ? V
        : string;

type RequiredKeys<F extends QueryFields> = { [K in keyof F]: F[K] extends { required: true } ? K : never }[keyof F];

export type QueryOf<F extends QueryFields> = { readonly [K in RequiredKeys<F>]: QueryValue<F[K]> } & {
  readonly [K in Exclude<keyof F, RequiredKeys<F>>]?: QueryValue<F[K]> | undefined;
};

/** Paging of every list (interface: Limits): default 20, at most 100 a page. */
export const paging = {
  page: { kind: 'integer', min: 1, max: 1_000_000 },
  limit: { kind: 'integer', min: 1, max: 100 },
} as const satisfies QueryFields;
