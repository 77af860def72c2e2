import type { ParamsOf, QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf, NamesOf } from '@/lib/contracts/registry';
import type { ParsedBodyOf, WireOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import type { Services } from '@/sandbox/services';
import type { Variant } from '@/sandbox/variants/variants';
import type { Created, Written } from './handler-result';

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

type AnswerOf<N extends NamesOf<ServiceSide>> =
  EndpointOf<N> extends { readonly answers: 'nothing' } ? undefined : WireOf<N> | Created<WireOf<N>> | Written;
