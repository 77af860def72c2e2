import 'server-only';
import type { ResourceName } from '@/lib/contracts/registry';
import { cardPath, inboxSecrets } from '@/lib/server/callback-address/callback-url';
import type { Services } from '@/lib/server/services';
import { type CallbackEvent, parseCallback } from './parse-callback';
import { parsePostback } from './postback';
import { activeSecrets } from './signing/webhook-secrets';

/** A callback source: its signing secrets, its parser, and the cache resources it invalidates. */
export interface CallbackSource {
  /** Each authenticates a delivery: the first is in the address we give, the others were under older keys. */
  readonly keys: readonly string[];
  secrets(services: Services): Promise<readonly string[]>;
  /** Whether the address alone authenticates an unsigned delivery even though we hold a secret: single callbacks are never signed. */
  readonly unsigned: boolean;
  read(body: Uint8Array): CallbackEvent;
  /** The source as stored with the delivery; null where it follows from being signed. */
  readonly source: 'card' | null;
  readonly changes: readonly ResourceName[];
}

/** The callback source and the secret given in a path below `/api/callbacks/`. */
export function callbackSourceAt(
  address: string,
  { environment }: Pick<Services, 'environment'>,
): { channel: CallbackSource; key: string } {
  const [first, ...rest] = address.split('/');
  if (first !== cardPath) return { channel: { ...pix, keys: inboxSecrets(environment).callbacks }, key: address };
  return { channel: { ...card, keys: inboxSecrets(environment).cardPostbacks }, key: rest.join('/') };
}

const pix: Omit<CallbackSource, 'keys'> = {
  secrets: activeSecrets,
  unsigned: true,
  read: parseCallback,
  source: null,
  changes: ['transactions', 'charges', 'withdrawals', 'transfers', 'balance', 'account', 'volume', 'statements', 'infractions'],
};

const card: Omit<CallbackSource, 'keys'> = {
  secrets: async ({ environment }) => environment.cardPostbackSecrets,
  unsigned: false,
  read: parsePostback,
  source: 'card',
  changes: ['cardCharges', 'recurrences'],
};
