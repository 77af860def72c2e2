import 'server-only';
import { z } from 'zod';

/** How the card interface is reached: another address than Pix, a certificate of ours, and an id and secret for its token. */
export interface CardEnvironment {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly certFile: string;
  readonly keyFile: string;
  readonly caFile: string;
}

const text = z.string().regex(/^\S{1,512}$/);
const file = z.string().min(1);

/** Mutual TLS needs https, on this machine too. */
export const cardShape = {
  CARD_URL: z
    .url({ protocol: /^https$/, abort: true })
    .refine((url) => new URL(url).pathname.endsWith('/v1'), 'ends in /v1')
    .optional(),
  CARD_CLIENT_ID: text.optional(),
  CARD_CLIENT_SECRET: text.optional(),
  CARD_CERT_FILE: file.optional(),
  CARD_KEY_FILE: file.optional(),
  CARD_CA_FILE: file.optional(),
};

type CardName = keyof typeof cardShape;
type CardValues = { readonly [N in CardName]?: string | undefined };

export const cardForms: Record<CardName, string> = {
  CARD_URL: 'the base address of the card interface, https and ending in /v1; all six CARD_ settings or none',
  CARD_CLIENT_ID: 'the client id at the card interface, without spaces',
  CARD_CLIENT_SECRET: 'the client secret at the card interface, without spaces',
  CARD_CERT_FILE: 'the file of our client certificate, PEM',
  CARD_KEY_FILE: 'the file of the key of that certificate, PEM',
  CARD_CA_FILE: 'the file of the authority that signs the certificate of the card interface, PEM',
};

/** The settings that are missing where some are given. */
export function missingCardNames(values: CardValues): string[] {
  const missing = Object.keys(cardForms).filter((name) => !Object.entries(values).some(([given, value]) => given === name && value));
  return missing.length === Object.keys(cardForms).length ? [] : missing;
}

/** Null without card settings: then the product has no cards. */
export function cardEnvironmentOf(values: CardValues): CardEnvironment | null {
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
