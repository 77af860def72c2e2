import type { Basis, EndpointFields, OnRecord } from '@/lib/contracts/endpoint';
import type { CardProblemCode } from '@/lib/contracts/problem/card-problem-codes';

/** An entry of the card interface, which has its own error codes. */
export type CardEndpoint = Omit<EndpointFields, 'errors'> &
  OnRecord & {
    readonly service: 'card';
    readonly basis: Basis;
    readonly errors: readonly CardProblemCode[];
  };
