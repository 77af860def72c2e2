import 'server-only';
import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws SVB404 when a parameter of kind `uuid` is not one: no other text can name a record of ours, and the database would reject it. */
export function requireIds({ params: kinds = {} }: Endpoint, params: Readonly<Record<string, string>>): void {
  const isNone = Object.entries(params).some(([name, text]) => kinds[name] === 'uuid' && !uuid.test(text));
  if (isNone) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
}
