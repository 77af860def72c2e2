import 'server-only';
import { createHmac } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';

/** Lets what the audit says of one person be matched without holding who it was: a keyed digest of the document or other datum. */
export function personalSubject(value: string, { sealKey }: Pick<Environment, 'sealKey'>): string {
  return createHmac('sha256', sealKey).update(value).digest('hex').slice(0, 16);
}
