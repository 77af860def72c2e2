import 'server-only';
import type { z } from 'zod';
import type { serverSettings } from '@/lib/settings/server-settings.mjs';

/** The connection to the card interface: its own address, a client certificate, and id and secret for its token. */
export interface CardEnvironment {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly certFile: string;
  readonly keyFile: string;
  readonly caFile: string;
}

/** Null without card settings: the product has no cards then. */
export function cardEnvironmentOf(values: z.output<typeof serverSettings>): CardEnvironment | null {
  const { CARD_URL, CARD_CLIENT_ID, CARD_CLIENT_SECRET, CARD_CERT_FILE, CARD_KEY_FILE, CARD_CA_FILE } = values;
  if (!CARD_URL || !CARD_CLIENT_ID || !CARD_CLIENT_SECRET || !CARD_CERT_FILE || !CARD_KEY_FILE || !CARD_CA_FILE) return null;
  return {
    url: CARD_URL,
    clientId: CARD_CLIENT_ID,
    clientSecret: CARD_CLIENT_SECRET,
    certFile: CARD_CERT_FILE,
    keyFile: CARD_KEY_FILE,
    caFile: CARD_CA_FILE,
  };
}
