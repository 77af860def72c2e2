import type { Certificates } from '@/sandbox/certificates/certificates';
import type { CardClients } from './card-clients';

/** How the card half is reached and who may. */
export interface CardAccess {
  /** Up to and with `/v1`. */
  readonly url: string;
  readonly certificates: Certificates;
  readonly clients: CardClients;
}
