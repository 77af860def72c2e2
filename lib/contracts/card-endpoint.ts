import type { CardProblemCode } from './card-problem-codes';
import type { Endpoint } from './endpoint';

/** An entry of the card interface, which answers codes of its own. */
export interface CardEndpoint extends Omit<Endpoint, 'service' | 'errors'> {
  readonly service: 'card';
  readonly errors: readonly CardProblemCode[];
}
