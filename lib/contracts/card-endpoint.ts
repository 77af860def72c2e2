import type { CardProblemCode } from './card-problem-codes';
import type { EndpointFields, OnRecord } from './endpoint';

/** An entry of the card interface, which answers codes of its own. */
export type CardEndpoint = Omit<EndpointFields, 'service' | 'errors'> &
  OnRecord & {
    readonly service: 'card';
    readonly errors: readonly CardProblemCode[];
  };
