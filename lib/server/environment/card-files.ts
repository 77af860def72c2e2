import 'server-only';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { settings } from '@/lib/settings/settings.mjs';
import type { CardEnvironment } from './card-environment';

const described = z.object({ form: z.string(), example: z.string() });

/** What is wrong with the files of the card interface, one sentence for each, without their paths. */
export function cardFileProblems(card: Pick<CardEnvironment, 'certFile' | 'keyFile' | 'caFile'> | null): string[] {
  if (card === null) return [];
  const cert = read(card.certFile, (text) => new X509Certificate(text));
  const key = read(card.keyFile, createPrivateKey);
  const authority = read(card.caFile, (text) => new X509Certificate(text));
  return [
    ...(cert ? [] : [sentence('CARD_CERT_FILE', 'cannot be read as a certificate')]),
    ...(key ? [] : [sentence('CARD_KEY_FILE', 'cannot be read as a key')]),
    ...(cert && key && !cert.checkPrivateKey(key) ? [sentence('CARD_KEY_FILE', 'is the key of another certificate')] : []),
    ...(authority ? [] : [sentence('CARD_CA_FILE', 'cannot be read as a certificate')]),
  ];
}

/** When our certificate of the card interface ends; null where its file cannot be read as one. */
export function certificateEnd({ certFile }: Pick<CardEnvironment, 'certFile'>): Date | null {
  const cert = read(certFile, (text) => new X509Certificate(text));
  return cert && new Date(cert.validTo);
}

function read<Content>(file: string, parse: (text: string) => Content): Content | null {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function sentence(name: 'CARD_CERT_FILE' | 'CARD_KEY_FILE' | 'CARD_CA_FILE', what: string): string {
  const { form, example } = described.parse(settings.shape[name].meta());
  return `${name} is wrong: it ${what}; ${form}; for example ${example}`;
}
