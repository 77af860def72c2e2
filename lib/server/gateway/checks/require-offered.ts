import 'server-only';
import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Environment } from '@/lib/server/environment';

/** Throws SVB428 for an endpoint whose setting is off, before its body is read. */
export function requireOffered({ setting }: Pick<Endpoint, 'setting'>, environment: Environment): void {
  if (setting && environment[setting] === 'off') throw problem({ statusCode: 403, errorCode: ownCodes.notOffered });
}
