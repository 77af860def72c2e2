import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { InboxRefusal } from '@/lib/contracts/office/callbacks/inbox';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { errorName } from '@/lib/server/error-name';
import { clientAddress } from '@/lib/server/http/client-address/client-address';
import { readBody } from '@/lib/server/http/read-body';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics/metrics';
import type { Services } from '@/lib/server/services';
import { inSpan, type NoteFacts } from '@/lib/server/trace/span';
import type { VariantSighting } from '@/lib/server/upstream/variants/seen-variants';
import { callbackSourceAt } from './callback-source';
import { type InboxWarning, recordInboxWarning } from './inbox-warning';
import { openBody } from './open-body';
import { recordRefusal } from './record-refusal';
import { isAllowedAddress } from './signing/is-allowed-address';
import { type SignatureHeaders, signatureHeaders, skewOf, type Verdict, verifySignature } from './signing/signature';
import { storeDelivery, unsignedAreFull } from './store';

/** A transaction is 2 kB; what has the secret of the address may be far larger, and is kept. */
const maxBytes = 4_000_000;
const maxStrangerBytes = 256_000;

/**
 * Receives a delivery at an address below `/api/callbacks/`. The service never repeats one answered with 4xx, so 4xx is for forgeries only.
 * Our own errors are 503, and so are unsigned deliveries beyond the limit per minute and bodies that are too large or packed in a way we do
 * not open; the service repeats them. Everything else is stored and answered 200, known or not, old or not.
 */
export function receiveCallback(request: Request, address: string, services: Services): Promise<Response> {
  return inSpan('delivery', {}, (note) => receiveOne(request, address, services, note));
}

async function receiveOne(request: Request, address: string, services: Services, note: NoteFacts): Promise<Response> {
  const { channel, key } = callbackSourceAt(address, services);
  const signature = signatureHeaders(request.headers);
  const sender = clientAddress(request.headers, services.environment.trustedProxies);
  const refuse = async (refusal: InboxRefusal, refused = answer(401, 'refused')): Promise<Response> => {
    log.warn({ verdict: refusal, from: sender }, 'a delivery was refused');
    metrics().deliveries.inc({ verdict: refusal });
    note({ verdict: refusal });
    const source = channel.source ?? (signature === null ? 'transaction' : 'webhook');
    await recordRefusal(services, { refusal, source, sender }, services.now());
    return refused;
  };
  const now = services.now();
  // Answered so that the service repeats it, logged, and reported by the health check.
  const repeatLater = (warning: InboxWarning): Promise<Response> => {
    recordInboxWarning(warning, now);
    log.warn({ verdict: warning }, 'a delivery could not be stored as it came: the service repeats it');
    return refuse('unreadable', answer(503, 'try again', { 'retry-after': '60' }));
  };
  const { callbackAddresses, unsignedCallbacksPerMinute } = services.environment;
  if (callbackAddresses.length > 0 && !isAllowedAddress(callbackAddresses, sender)) return refuse('unknown-sender');
  const byKey = channel.keys.some((known) => equal(key, known));
  // To be looked at before an older key is dropped.
  if (byKey && !equal(key, channel.keys[0] ?? '')) log.info({ from: sender }, 'a delivery came to the address of an older SEAL_KEY');
  if (!byKey && signature === null) return refuse('wrong-address');
  try {
    const secrets = signature === null && channel.unsigned ? [] : await channel.secrets(services);
    // Without a secret of ours no signature can be verified: the address alone authenticates the delivery.
    const given = secrets.length === 0 ? null : signature;
    if (!byKey && given === null) return refuse('wrong-address');
    const sent = await readBody(request, byKey ? maxBytes : maxStrangerBytes);
    const body = openBody(sent, request.headers.get('content-encoding'), maxBytes);
    const verdict = verdictOf(given, [sent, body], secrets, now);
    const verified = verdict === 'genuine' || verdict === 'stale';
    // Newer versions sign single callbacks too, in one header and with an account secret we do not have: an unknown signature there is no
    // forgery.
    const mayBeUnsigned = verdict === 'unsigned' || given?.nonce === null;
    const asHint = mayBeUnsigned && byKey && (channel.unsigned || secrets.length === 0);
    if (!verified && !asHint) return refuse(verdict === 'unsigned' ? 'not-signed' : verdict);
    if (body === null) return repeatLater('packed');
    const skewMs = verdict === 'stale' && given ? skewOf(given, now) : null;
    if (skewMs !== null) {
      recordInboxWarning('clock', now);
      log.warn({ verdict, ms: skewMs }, 'a delivery was stored whose signature is right and whose time is not: late, or a clock is wrong');
    }
    if (!verified && (await unsignedAreFull(services.db, unsignedCallbacksPerMinute, now)))
      return refuse('too-many', answer(503, 'try again', { 'retry-after': '60' }));
    const nonce = verified && given ? given.nonce : null;
    const stored = await storeDelivery(
      services,
      {
        callbackEvent: channel.read(body),
        source: channel.source ?? (verified ? 'webhook' : 'transaction'),
        verified,
        sender,
        nonce,
        skewMs,
        body,
        changes: channel.changes,
      },
      now,
    );
    if (stored === 'replayed') return refuse('replayed');
    metrics().deliveries.inc({ verdict: stored });
    note({ verdict: stored });
    if (given !== null && verified) services.recorder.sight(signatureVariants(given), now);
    return answer(200, stored);
  } catch (error) {
    if (error instanceof ProblemError && error.problem.errorCode === ownCodes.tooLarge && byKey) return repeatLater('too-large');
    // The body exceeded the limit for unauthenticated senders, or its sender disconnected.
    if (error instanceof ProblemError) return refuse('unreadable', answer(503, 'unreadable'));
    log.error({ error: errorName(error) }, 'a delivery could not be stored');
    return answer(503, 'try again', { 'retry-after': '5' });
  }
}

/** How the service signs, told by a delivery whose signature is right. */
function signatureVariants({ nonce, timestamp }: SignatureHeaders): VariantSighting[] {
  if (nonce === null) return [{ variant: 'callbackSignature', value: 'one', place: 'inbox' }];
  const unit = timestamp.length === 10 ? 'seconds' : 'milliseconds';
  return [
    { variant: 'callbackSignature', value: 'three', place: 'inbox' },
    { variant: 'signatureTime', value: unit, place: 'inbox' },
  ];
}

/** The verdict on the bytes as received; of an encoded body, also on the decoded one, because some senders sign that. */
function verdictOf(given: SignatureHeaders | null, bodies: readonly (Buffer | null)[], secrets: readonly string[], now: Date): Verdict {
  const verdicts = bodies.flatMap((body) => (body === null ? [] : [verifySignature(given, body, secrets, now)]));
  return verdicts.find((verdict) => verdict !== 'forged') ?? 'forged';
}

function equal(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

function answer(status: number, result: string, headers: Record<string, string> = {}): Response {
  return Response.json({ result }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
