import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { InboxRefusal } from '@/lib/contracts/office/callbacks/inbox';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { errorName } from '@/lib/server/error-name';
import { clientAddress } from '@/lib/server/http/client-address';
import { readBody } from '@/lib/server/http/read-body';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { callbackSourceAt } from './callback-source';
import { isAllowedAddress } from './is-allowed-address';
import { recordRefusal } from './record-refusal';
import { signatureHeaders, verifySignature } from './signature';
import { storeDelivery, unsignedAreFull } from './store';

const maxBytes = 256_000;

/**
 * Receives a delivery at an address below `/api/callbacks/`. The service never repeats one answered with 4xx, so 4xx is for forgeries only.
 * Our own errors are 503, and so are unsigned deliveries beyond the limit per minute; the service repeats both. Everything else is stored
 * and answered 200, known or not.
 */
export async function receiveCallback(request: Request, address: string, services: Services): Promise<Response> {
  const { channel, key } = callbackSourceAt(address, services);
  const signature = signatureHeaders(request.headers);
  const sender = clientAddress(request.headers, services.environment.trustedProxies);
  const refuse = async (refusal: InboxRefusal, refused = answer(401, 'refused')): Promise<Response> => {
    log.warn({ verdict: refusal, from: sender }, 'a delivery was refused');
    const source = channel.source ?? (signature === null ? 'transaction' : 'webhook');
    await recordRefusal(services.db, { refusal, source, sender }, services.now());
    return refused;
  };
  const { callbackAddresses, unsignedCallbacksPerMinute } = services.environment;
  if (callbackAddresses.length > 0 && !isAllowedAddress(callbackAddresses, sender)) return refuse('unknown-sender');
  const byKey = equal(key, channel.key);
  if (!byKey && signature === null) return refuse('wrong-address');
  try {
    const secrets = signature === null && channel.unsigned ? [] : await channel.secrets(services);
    // Without a secret of ours no signature can be verified: the address alone authenticates the delivery.
    const given = secrets.length === 0 ? null : signature;
    if (!byKey && given === null) return refuse('wrong-address');
    const body = await readBody(request, maxBytes);
    const verdict = verifySignature(given, body, secrets, services.now());
    const verified = verdict === 'genuine';
    // Newer versions sign single callbacks too, in one header and with an account secret we do not have: an unknown signature there is no
    // forgery.
    const mayBeUnsigned = verdict === 'unsigned' || given?.nonce === null;
    const asHint = mayBeUnsigned && byKey && (channel.unsigned || secrets.length === 0);
    if (!verified && !asHint) return refuse(verdict === 'unsigned' ? 'not-signed' : verdict);
    if (!verified && (await unsignedAreFull(services.db, unsignedCallbacksPerMinute, services.now())))
      return refuse('too-many', answer(503, 'try again', { 'retry-after': '60' }));
    const nonce = verified && given ? given.nonce : null;
    const stored = await storeDelivery(
      services.db,
      {
        callbackEvent: channel.read(body),
        source: channel.source ?? (verified ? 'webhook' : 'transaction'),
        verified,
        sender,
        nonce,
        body,
        changes: channel.changes,
      },
      services.now(),
    );
    return stored === 'replayed' ? refuse('replayed') : answer(200, stored);
  } catch (error) {
    // Too large, or cut off by its sender.
    if (error instanceof ProblemError) return refuse('unreadable', answer(error.problem.statusCode, 'unreadable'));
    log.error({ error: errorName(error) }, 'a delivery could not be stored');
    return answer(503, 'try again', { 'retry-after': '5' });
  }
}

function equal(given: string, wanted: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
}

function answer(status: number, result: string, headers: Record<string, string> = {}): Response {
  return Response.json({ result }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
