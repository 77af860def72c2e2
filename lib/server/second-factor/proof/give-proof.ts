import 'server-only';
import type { Assertion } from '@/lib/contracts/office/second-factor/passkey.shape';
import type { ProofMethod } from '@/lib/contracts/office/second-factor/proof-methods';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { retryAfterCrowdedSeconds, tryPassword } from '@/lib/server/passwords/try-password';
import { findPasskey, noteUse, verifyAssertion } from '@/lib/server/second-factor/passkeys';
import { countRecoveryCodes, spendRecoveryCode } from '@/lib/server/second-factor/recovery-codes';
import { spendTimeCode } from '@/lib/server/second-factor/time-code-store';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { acceptAnswer, type ProofRow } from './proof-store';

/** What somebody answers a challenge with. */
export type ProofAnswer = { readonly assertion: Assertion } | { readonly timeCode: string } | { readonly recoveryCode: string };

type Person = Pick<Caller, 'staffId' | 'email' | 'name' | 'address'>;

/** Answers a challenge. Throws SVB461 when the answer is wrong or the challenge was answered before, SVB429 after too many wrong codes. */
export async function giveProof(row: ProofRow, answer: ProofAnswer, person: Person, services: Services): Promise<ProofMethod> {
  const { db, now } = services;
  if ('assertion' in answer) return proveByPasskey(row, answer.assertion, services);
  const method = await proveByCode(answer, person, services);
  if (!(await acceptAnswer(db, row.id, { method }, now()))) throw refused();
  return method;
}

async function proveByPasskey(row: ProofRow, assertion: Assertion, { db, now, environment }: Services): Promise<'passkey'> {
  const passkey = await findPasskey(db, assertion.id);
  if (passkey?.staffId !== row.staffId) throw refused();
  const verified = await verifyAssertion(passkey, assertion, row.challenge, environment);
  if (!verified) throw refused();
  await db.transaction(async (tx) => {
    const proved = await acceptAnswer(tx, row.id, { method: 'passkey', passkeyId: passkey.id, assertion }, now());
    if (!proved || !(await noteUse(tx, passkey, verified, now()))) throw refused();
  });
  return 'passkey';
}

/** Uses a typed code up. Wrong ones count together with wrong passwords, so that nobody tries them all. */
export async function proveByCode(
  answer: Exclude<ProofAnswer, { readonly assertion: Assertion }>,
  { staffId, email, name, address }: Person,
  services: Services,
): Promise<ProofMethod> {
  const { db, now, environment } = services;
  const isRight = () =>
    'timeCode' in answer
      ? spendTimeCode(db, staffId, answer.timeCode, environment, now())
      : spendRecoveryCode(db, staffId, answer.recoveryCode, environment, now());
  const source = { address, device: null, isKnownSource: true };
  const turn = await services.passwordSlots.known(() => tryPassword({ email, staffId, source }, isRight, services));
  if (!turn.hadTurn) throw mustWait(retryAfterCrowdedSeconds);
  if (typeof turn.value === 'object') throw mustWait(turn.value.waitSeconds);
  if (turn.value === 'wrong') throw refused();
  if ('timeCode' in answer) return 'time-code';
  const left = await countRecoveryCodes(db, staffId);
  const event = { actorId: staffId, address, action: 'second-factor.recovery-code-used', object: staffId, result: 'done' } as const;
  await recordAuditEvent(db, { ...event, facts: { left: String(left) } }, now());
  await notifyOwner(services, { kind: 'recovery-code-used', staffId, person: name, facts: { left: String(left) } });
  return 'recovery-code';
}

export function refused() {
  return problem({ statusCode: 403, errorCode: ownCodes.proofRefused });
}

function mustWait(retryAfterSeconds: number) {
  return problem({ statusCode: 429, errorCode: ownCodes.tooManyPasswords, retryAfterSeconds });
}
