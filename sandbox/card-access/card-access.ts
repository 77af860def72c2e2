import type { Certificates } from '@/sandbox/certificates/certificates';
import type { CardClients } from './card-clients';

/** Connection and credentials of the card interface. */
export interface CardAccess {
  /** The base URL, including `/v1`. */
  readonly url: string;
  readonly certificates: Certificates;
  readonly clients: CardClients;
}
