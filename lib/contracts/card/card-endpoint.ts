import type { EndpointFields, OnRecord } from '@/lib/contracts/endpoint';
import type { CardProblemCode } from '@/lib/contracts/problem/card-problem-codes';

/** An entry of the card interface, which has its own error codes. */
export type CardEndpoint = Omit<EndpointFields, 'service' | 'errors'> &
  OnRecord & {
    readonly service: 'card';
    readonly errors: readonly CardProblemCode[];
  };
