import 'server-only';
import { createHmac } from 'node:crypto';
import type { Environment } from '@/lib/server/environment';

/** A keyed digest of a document or other personal datum, so that audit events about one person can be matched without storing who it is. */
export function personalSubject(value: string, { sealKey }: Pick<Environment, 'sealKey'>): string {
  return createHmac('sha256', sealKey).update(value).digest('hex').slice(0, 16);
}
