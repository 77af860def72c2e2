import 'server-only';
import { may } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { countRefusal } from '@/lib/server/throttle/count-refusal';

/** Throws SVB403 unless the caller's role has the endpoint's permission. Audits the refusal, repeated ones as a count. */
export async function authorize(
  name: EndpointName,
  caller: Caller,
  requestId: string,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  const { permission } = endpointNamed(name);
  if (may(caller, permission)) return;
  const event = { caller, action: 'access.denied', result: 'refused', requestId } as const;
  await countRefusal(db, { ...event, facts: { endpoint: name, permission } }, name, now());
  throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
}
