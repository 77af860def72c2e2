import 'server-only';
import type { Services } from '@/lib/server/services';
import { callbackKey, cardCallbackKey, cardPath } from './callback-url';
import { secretsInForce } from './kept-secrets';
import { readPostback } from './postback';
import { readTelling, type Telling } from './telling';

/** One of the interfaces that tell us things: whose word counts, how it is read, and what a browser reads again for it. */
export interface Channel {
  readonly key: string;
  secrets(services: Services): Promise<readonly string[]>;
  /** Whether the address alone speaks for a delivery though we hold a secret: single callbacks are never signed. */
  readonly unsigned: boolean;
  read(body: Uint8Array): Telling;
  /** As the delivery is kept; null where that follows from its being signed. */
  readonly source: 'card' | null;
  readonly changes: readonly string[];
}

/** The channel of an address below `/api/callbacks/`, and the key that was given there. */
export function channelAt(address: string, { environment }: Pick<Services, 'environment'>): { channel: Channel; key: string } {
  const [first, ...rest] = address.split('/');
  if (first !== cardPath) return { channel: { ...pix, key: callbackKey(environment) }, key: address };
  return { channel: { ...card, key: cardCallbackKey(environment) }, key: rest.join('/') };
}

const pix: Omit<Channel, 'key'> = {
  secrets: secretsInForce,
  unsigned: true,
  read: readTelling,
  source: null,
  changes: ['transactions', 'charges', 'withdrawals', 'transfers', 'balance', 'volume', 'statements', 'infractions'],
};

const card: Omit<Channel, 'key'> = {
  secrets: async ({ environment }) => environment.cardPostbackSecrets,
  unsigned: false,
  read: readPostback,
  source: 'card',
  changes: ['cardCharges', 'recurrences'],
};
