import { cnpj } from './documents';
import { createRandom, seedOf } from './random';

/** Another account of the same service that money is moved to and from. */
export interface Partner {
  readonly name: string;
  readonly document: string;
  /** Six digits. */
  readonly number: string;
}

const documentOf = (words: string) => cnpj(createRandom(seedOf(words)));

/** For a history that belongs to no database. */
export const inventedPartners: readonly Partner[] = [
  { name: 'Jaborandi Atacado Ltda', document: documentOf('Jaborandi Atacado'), number: '048217' },
  { name: 'Marcenaria Três Ipês ME', document: documentOf('Marcenaria Três Ipês'), number: '730465' },
];
