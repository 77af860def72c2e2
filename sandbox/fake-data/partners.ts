import { cnpj } from './documents';
import { createRandom, seedOf } from './random';

/** Another account of the service that money is exchanged with. */
export interface Partner {
  readonly name: string;
  readonly document: string;
  /** Six digits. */
  readonly number: string;
}

const documentOf = (words: string) => cnpj(createRandom(seedOf(words)));

/** Partners for histories that are generated without a database. */
export const inventedPartners: readonly Partner[] = [
  { name: 'Jaborandi Atacado Ltda', document: documentOf('Jaborandi Atacado'), number: '048217' },
  { name: 'Marcenaria Três Ipês ME', document: documentOf('Marcenaria Três Ipês'), number: '730465' },
];
