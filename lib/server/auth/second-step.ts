import 'server-only';
import { z } from 'zod';
import { assertionShape, type RequestOptions } from '@/lib/contracts/office/second-factor/passkey.shape';
import type { ProofMethod, SessionStage } from '@/lib/contracts/office/second-factor/proof-methods';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { type Unfinished, unfinishedCaller } from '@/lib/server/gateway/authenticate';
import { factorsOf } from '@/lib/server/second-factor/factors-of';
import { requestOptions } from '@/lib/server/second-factor/passkeys';
import { giveProof, proveByCode, refused } from '@/lib/server/second-factor/proof/give-proof';
import { findOpenProof, openChallenge, spendChallenge } from '@/lib/server/second-factor/proof/proof-store';
import { countRecoveryCodes } from '@/lib/server/second-factor/recovery-codes';
import { deferEnrolment } from '@/lib/server/second-factor/stage';
import type { Services } from '@/lib/server/services';
import { completeSession } from '@/lib/server/sessions/session';
import { countRefusal } from '@/lib/server/throttle/count-refusal';

export const secondStepShape = z.union([
  z.strictObject({ id: z.uuid(), assertion: assertionShape }),
  z.strictObject({ timeCode: z.string().regex(/^\d{6}$/) }),
  z.strictObject({ recoveryCode: z.string().min(1).max(40) }),
]);

type SecondStep = z.output<typeof secondStepShape>;

/** What the second step can be done with, the strongest first. A recovery code serves whatever else somebody has. */
export async function secondStepMethods(staffId: string, { db }: Pick<Services, 'db'>): Promise<ProofMethod[]> {
  const [{ passkeys, timeCode }, recoveryCodes] = await Promise.all([factorsOf(db, staffId), countRecoveryCodes(db, staffId)]);
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(timeCode ? (['time-code'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery-code'] as const) : []),
  ];
}

/** A challenge for this session to be signed by a passkey. Throws SVB401 where no second step is due. */
export async function openSecondStep(headers: Pick<Headers, 'get'>, services: Services): Promise<{ id: string; options: RequestOptions }> {
  const caller = await requireUnfinished(headers, 'second-factor', services);
  const { db, now, environment } = services;
  const { id, challenge } = await openChallenge(db, caller, 'sign-in', now());
  return { id, options: requestOptions(challenge, (await factorsOf(db, caller.staffId)).passkeys, environment) };
}

/** Finishes a sign-in with the second factor. Returns the new cookie value. Throws SVB401, SVB461, or SVB429 after too many wrong codes. */
export async function takeSecondStep(step: SecondStep, headers: Pick<Headers, 'get'>, services: Services): Promise<string> {
  const caller = await requireUnfinished(headers, 'second-factor', services);
  const method = await prove(step, caller, services).catch(async (error: unknown) => {
    const event = { actorId: caller.staffId, action: 'session.refused', result: 'refused', address: caller.address } as const;
    await countRefusal(services.db, event, null, services.now());
    throw error;
  });
  const token = await completeSession(services.db, caller.sessionId, 'second-factor');
  if (token === null) throw problem({ statusCode: 401, errorCode: ownCodes.sessionExpired });
  const event = { caller, action: 'session.started', result: 'done', facts: { proof: method } } as const;
  await recordAuditEvent(services.db, event, services.now());
  return token;
}

async function prove(step: SecondStep, caller: Unfinished, services: Services): Promise<ProofMethod> {
  const { db, now } = services;
  if (!('assertion' in step)) return proveByCode(step, caller, services);
  const row = await findOpenProof(db, step.id, caller, now());
  if (row?.purpose !== 'sign-in') throw refused();
  const method = await giveProof(row, step, caller, services);
  if (!(await spendChallenge(db, row.id, caller, 'sign-in', now()))) throw refused();
  return method;
}

/** Puts the enrolment off while that is allowed. Returns the new cookie value; throws SVB461 when it is due. */
export async function putEnrolmentOff(headers: Pick<Headers, 'get'>, services: Services): Promise<string> {
  const caller = await requireUnfinished(headers, 'enrolment', services);
  const token = await deferEnrolment(caller.staffId, caller.sessionId, services);
  if (token === null) throw refused();
  await recordAuditEvent(services.db, { caller, action: 'second-factor.deferred', object: caller.staffId, result: 'done' }, services.now());
  return token;
}

async function requireUnfinished(headers: Pick<Headers, 'get'>, stage: SessionStage, services: Services): Promise<Unfinished> {
  const caller = await unfinishedCaller(headers, services);
  if (caller?.stage !== stage) throw problem({ statusCode: 401, errorCode: ownCodes.sessionExpired });
  return caller;
}
