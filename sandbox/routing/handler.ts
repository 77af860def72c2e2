import type { ParamsOf, QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf, NamesOf } from '@/lib/contracts/registry';
import type { ParsedBodyOf, WireOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import type { Services } from '@/sandbox/services';
import type { Variant } from '@/sandbox/variants/variants';

/** The two halves of the payments service: each has its own address and its own way to sign in. */
export type ServiceSide = 'pix' | 'card';

/** One call that has been let in: who calls, what was asked, already read by the registry's own schemas. */
export interface Call<N extends NamesOf<ServiceSide>> extends Services {
  readonly account: Account;
  readonly variant: Variant;
  readonly params: ParamsOf<EndpointOf<N>>;
  readonly query: QueryInput<EndpointOf<N>>;
  readonly body: ParsedBodyOf<N>;
}

/** Answers a call with what the document says, or throws a `ServiceProblem`. */
export type Handler<N extends NamesOf<ServiceSide>> = (call: Call<N>) => Promise<AnswerOf<N>>;

/** One handler for every endpoint of a half: a registry entry without one does not compile. */
export type Handlers<H extends ServiceSide> = {
  readonly [N in NamesOf<ServiceSide> as EndpointOf<N>['service'] extends H ? N : never]: Handler<N>;
};

/** An answer with a status of its own. */
export class HandlerResult<T> {
  constructor(
    readonly status: number,
    readonly body: T,
  ) {}
}

/** An answer with status 201 instead of 200. */
export class Created<T> extends HandlerResult<T> {
  constructor(body: T) {
    super(201, body);
  }
}

/** An answer that is JSON text already. Nothing checks it here: the tests of its endpoint read it with the wire's schema. */
export class Written {
  constructor(readonly json: string) {}
}

type AnswerOf<N extends NamesOf<ServiceSide>> =
  EndpointOf<N> extends { readonly answers: 'nothing' } ? undefined : WireOf<N> | Created<WireOf<N>> | Written;
