import 'server-only';
import { and, eq } from 'drizzle-orm';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { notifyOwner } from '@/lib/server/alerts/notify-owner';
import { sessions, staff } from '@/lib/server/database/schema/schema';
import { passkeys } from '@/lib/server/database/schema/second-factor-schema';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { isOwnPassword } from '@/lib/server/passwords/try-password';
import { type Factors, factorsOf, hasFactor } from '@/lib/server/second-factor/factors-of';
import { creationOptions, passkeysOf, verifyNewPasskey } from '@/lib/server/second-factor/passkeys';
import { needsFactor } from '@/lib/server/second-factor/policy';
import { refused } from '@/lib/server/second-factor/proof/give-proof';
import { findOpenProof, openChallenge, spendChallenge } from '@/lib/server/second-factor/proof/proof-store';
import { countRecoveryCodes, removeRecoveryCodes, renewRecoveryCodes } from '@/lib/server/second-factor/recovery-codes';
import { productName } from '@/lib/server/second-factor/relying-party';
import { timeCodeAddress } from '@/lib/server/second-factor/time-code';
import { confirmTimeCode, removeTimeCode, startTimeCode } from '@/lib/server/second-factor/time-code-store';
import { completeSession } from '@/lib/server/sessions/session';
import { sessionCookie } from '@/lib/server/sessions/session-cookie';
import { isConfirmedAtProvider } from '@/lib/server/sso/confirm';

/** More passkeys than anybody has devices. */
const maxPasskeys = 20;

type Call = Pick<OfficeCall, 'caller' | 'services' | 'setCookie'>;

export const readSecondFactor: OfficeHandler<'secondFactor.read'> = async ({ caller, services }) => {
  const { db, environment } = services;
  const [factors, recoveryCodesLeft, [person], enrolling] = await Promise.all([
    factorsOf(db, caller.staffId),
    countRecoveryCodes(db, caller.staffId),
    db.select({ dueAt: staff.factorDueAt, ssoSubject: staff.ssoSubject }).from(staff).where(eq(staff.id, caller.staffId)),
    isEnrolling({ caller, services }),
  ]);
  const isRequired = needsFactor(caller, environment);
  const has = hasFactor(factors);
  const isBound = (person?.ssoSubject ?? null) !== null;
  return {
    passkeys: factors.passkeys.map(({ id, name, backedUp, createdAt, lastUsedAt }) => ({
      id,
      name,
      backedUp,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    timeCode: factors.timeCode && {
      confirmedAt: factors.timeCode.confirmedAt.toISOString(),
      lastUsedAt: factors.timeCode.lastUsedAt?.toISOString() ?? null,
    },
    recoveryCodesLeft,
    isRequired,
    dueAt: isRequired && !has ? (person?.dueAt?.toISOString() ?? null) : null,
    asksPassword: !has && !isBound,
    asksSso: !has && isBound && !enrolling && !(await isConfirmedAtProvider(db, caller.sessionId, services.now())),
  };
};

export const startPasskey: OfficeHandler<'secondFactor.startPasskey'> = async (call) => {
  const { caller, services, body } = call;
  await requirePasswordForFirst(call, body.password);
  const { db, now, environment } = services;
  const present = await passkeysOf(db, caller.staffId);
  if (present.length >= maxPasskeys)
    throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'passkey', reason: 'full' }] });
  const { id, challenge } = await openChallenge(db, caller, 'enrolment', now());
  return { id, options: creationOptions(caller, challenge, present, environment) };
};

export const addPasskey: OfficeHandler<'secondFactor.addPasskey'> = async (call) => {
  const { body, caller, services, note } = call;
  const { db, now, environment } = services;
  const open = await findOpenProof(db, body.id, caller, now());
  const verified = open?.purpose === 'enrolment' ? await verifyNewPasskey(body.passkey, open.challenge, environment) : null;
  if (!verified) throw refused();
  const added = await db
    .transaction(async (tx) => {
      if (!(await spendChallenge(tx, body.id, caller, 'enrolment', now()))) throw refused();
      const [row] = await tx
        .insert(passkeys)
        .values({ ...verified, staffId: caller.staffId, name: body.name, createdAt: now() })
        .returning({ id: passkeys.id });
      return row?.id ?? '';
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error))
        throw problem({ statusCode: 409, errorCode: ownCodes.conflict, details: [{ field: 'passkey', reason: 'taken' }] });
      throw error;
    });
  note({ object: added });
  await notify(call, 'passkey-added');
  return { recoveryCodes: await finishEnrolment(call) };
};

export const renamePasskey: OfficeHandler<'secondFactor.renamePasskey'> = async ({ params, body, caller, services }) => {
  const renamed = await services.db
    .update(passkeys)
    .set({ name: body.name })
    .where(and(eq(passkeys.id, params.id), eq(passkeys.staffId, caller.staffId)))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return null;
};

export const removePasskey: OfficeHandler<'secondFactor.removePasskey'> = async (call) => {
  const { params, caller } = call;
  await removeFactor(
    call,
    (factors) => ({ ...factors, passkeys: factors.passkeys.filter(({ id }) => id !== params.id) }),
    async (tx) => {
      const removed = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.id, params.id), eq(passkeys.staffId, caller.staffId)))
        .returning({ id: passkeys.id });
      return removed.length > 0;
    },
  );
  await notify(call, 'passkey-removed');
  return null;
};

export const startOwnTimeCode: OfficeHandler<'secondFactor.startTimeCode'> = async (call) => {
  const { caller, services, body } = call;
  await requirePasswordForFirst(call, body.password);
  const secret = await startTimeCode(services.db, caller.staffId, services.environment);
  return { secret, address: timeCodeAddress(secret, { issuer: productName, account: caller.email }) };
};

export const confirmOwnTimeCode: OfficeHandler<'secondFactor.confirmTimeCode'> = async (call) => {
  const { body, caller, services } = call;
  if (!(await confirmTimeCode(services.db, caller.staffId, body.code, services.environment, services.now()))) throw refused();
  await notify(call, 'time-code-added');
  return { recoveryCodes: await finishEnrolment(call) };
};

export const removeOwnTimeCode: OfficeHandler<'secondFactor.removeTimeCode'> = async (call) => {
  await removeFactor(
    call,
    (factors) => ({ ...factors, timeCode: null }),
    (tx) => removeTimeCode(tx, call.caller.staffId),
  );
  await notify(call, 'time-code-removed');
  return null;
};

export const renewOwnRecoveryCodes: OfficeHandler<'secondFactor.renewRecoveryCodes'> = async (call) => {
  const { caller, services } = call;
  const { db, environment, now } = services;
  if (!hasFactor(await factorsOf(db, caller.staffId))) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  const codes = await db.transaction((tx) => renewRecoveryCodes(tx, caller.staffId, environment, now()));
  await notify(call, 'recovery-codes-renewed');
  return { codes };
};

/**
 * The first factor is enrolled with the password, also in the sign-in where it was typed a moment ago: a cookie alone enrols nothing. Whoever signs in at the provider of
 * single sign-on has none: they confirm there, or have just come from there. Further ones ask for a proof of a present one, which the gateway demands.
 */
async function requirePasswordForFirst(call: Call, typed: string | undefined): Promise<void> {
  const { caller, services } = call;
  if (hasFactor(await factorsOf(services.db, caller.staffId))) return;
  const found = { passwordHash: staff.passwordHash, ssoSubject: staff.ssoSubject };
  const [row] = await services.db.select(found).from(staff).where(eq(staff.id, caller.staffId));
  if (row && row.ssoSubject !== null) {
    if ((await isEnrolling(call)) || (await isConfirmedAtProvider(services.db, caller.sessionId, services.now()))) return;
    throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'password', reason: 'sso' }] });
  }
  const own = { staffId: caller.staffId, email: caller.email, typed: typed ?? '', address: caller.address };
  const passwordHash = row?.passwordHash ?? null;
  if (typed !== undefined && passwordHash !== null && (await isOwnPassword({ ...own, passwordHash }, services))) return;
  throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'password', reason: 'wrong' }] });
}

/** Whether this session may only enrol: it was begun minutes ago, and nothing else is open to it. */
async function isEnrolling({ caller, services }: Pick<Call, 'caller' | 'services'>): Promise<boolean> {
  const [row] = await services.db.select({ stage: sessions.stage }).from(sessions).where(eq(sessions.id, caller.sessionId));
  return row?.stage === 'enrolment';
}

/** Makes recovery codes with the first factor, and a whole session of one that had to enrol. */
async function finishEnrolment({ caller, services, setCookie }: Call): Promise<string[] | null> {
  const { db, environment, now } = services;
  const codes = await db.transaction(async (tx) => {
    await tx.update(staff).set({ factorDueAt: null }).where(eq(staff.id, caller.staffId));
    return (await countRecoveryCodes(tx, caller.staffId)) > 0 ? null : renewRecoveryCodes(tx, caller.staffId, environment, now());
  });
  const token = await completeSession(db, caller.sessionId, 'enrolment');
  if (token !== null) setCookie?.(sessionCookie(environment.appUrl, token));
  return codes;
}

type Transaction = Parameters<Parameters<OfficeCall['services']['db']['transaction']>[0]>[0];

/** Removes a factor; the last one stays where the role requires one (SVB463). Two removals at once wait for one another. */
async function removeFactor(
  { caller, services: { db, environment } }: Call,
  without: (factors: Factors) => Factors,
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, caller.staffId)).for('update');
    const isLast = !hasFactor(without(await factorsOf(tx, caller.staffId)));
    if (isLast && needsFactor(caller, environment)) throw problem({ statusCode: 409, errorCode: ownCodes.lastFactor });
    if (!(await remove(tx))) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
    if (isLast) await removeRecoveryCodes(tx, caller.staffId);
  });
}

async function notify({ caller, services }: Call, kind: Parameters<typeof notifyOwner>[1]['kind']): Promise<void> {
  await notifyOwner(services, { kind, staffId: caller.staffId, person: caller.name });
}
