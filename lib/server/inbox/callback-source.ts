import 'server-only';
import { cardInboxSecret, cardPath, inboxSecret } from '@/lib/server/callback-address/callback-url';
import type { Services } from '@/lib/server/services';
import { type CallbackEvent, parseCallback } from './parse-callback';
import { parsePostback } from './postback';
import { activeSecrets } from './webhook-secrets';

/** One of the interfaces that tell us things: whose word counts, how it is read, and what a browser reads again for it. */
export interface CallbackSource {
  readonly key: string;
  secrets(services: Services): Promise<readonly string[]>;
  /** Whether the address alone speaks for a delivery though we hold a secret: single callbacks are never signed. */
  readonly unsigned: boolean;
  read(body: Uint8Array): CallbackEvent;
  /** As the delivery is kept; null where that follows from its being signed. */
  readonly source: 'card' | null;
  readonly changes: readonly string[];
}

/** The channel of an address below `/api/callbacks/`, and the key that was given there. */
export function callbackSourceAt(
  address: string,
  { environment }: Pick<Services, 'environment'>,
): { channel: CallbackSource; key: string } {
  const [first, ...rest] = address.split('/');
  if (first !== cardPath) return { channel: { ...pix, key: inboxSecret(environment) }, key: address };
  return { channel: { ...card, key: cardInboxSecret(environment) }, key: rest.join('/') };
}

const pix: Omit<CallbackSource, 'key'> = {
  secrets: activeSecrets,
  unsigned: true,
  read: parseCallback,
  source: null,
  changes: ['transactions', 'charges', 'withdrawals', 'transfers', 'balance', 'volume', 'statements', 'infractions'],
};

const card: Omit<CallbackSource, 'key'> = {
  secrets: async ({ environment }) => environment.cardPostbackSecrets,
  unsigned: false,
  read: parsePostback,
  source: 'card',
  changes: ['cardCharges', 'recurrences'],
};
