import type { ParamsOf, QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf, NamesOf } from '@/lib/contracts/registry';
import type { ParsedBodyOf, WireOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import type { Services } from '@/sandbox/services';
import type { Variant } from '@/sandbox/variants/variants';
import type { Created, RawJson } from './handler-result';

/** The two interfaces of the payments service. Each has its own URL and authentication. */
export type ServiceSide = 'pix' | 'card';

/** An authenticated call with parsed parameters. */
export interface Call<N extends NamesOf<ServiceSide>> extends Services {
  readonly account: Account;
  readonly variant: Variant;
  readonly params: ParamsOf<EndpointOf<N>>;
  readonly query: QueryInput<EndpointOf<N>>;
  readonly body: ParsedBodyOf<N>;
}

/** Returns the documented answer or throws a `ServiceProblem`. */
export type Handler<N extends NamesOf<ServiceSide>> = (call: Call<N>) => Promise<AnswerOf<N>>;

/** A handler for every endpoint of one interface: a registry entry without a handler does not compile. */
export type Handlers<H extends ServiceSide> = {
  readonly [N in NamesOf<ServiceSide> as EndpointOf<N>['service'] extends H ? N : never]: Handler<N>;
};

type AnswerOf<N extends NamesOf<ServiceSide>> =
  EndpointOf<N> extends { readonly answers: 'nothing' } ? undefined : WireOf<N> | Created<WireOf<N>> | RawJson;
