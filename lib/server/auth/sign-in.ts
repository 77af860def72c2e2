import 'server-only';
import { eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/server/audit/record';
import { staff } from '@/lib/server/database/schema';
import type { Services } from '@/lib/server/services';
import { startSession } from '@/lib/server/sessions/session';
import { hashPassword, passwordMatches } from '@/lib/server/staff/password';
import { accountHash, countSignInTry, forgetSignInFailures } from '@/lib/server/staff/sign-in-delay';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type SignIn =
  | { readonly kind: 'signed-in'; readonly staffId: string; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Checked when nobody has the name, so that a wrong name takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

/**
 * Checks a name and a password. Unknown, inactive and wrong answer the same, in the same time;
 * repeated failures make the account name and the address wait, whoever they are.
 */
export async function signIn(
  given: Credentials,
  from: { address: string | null; browser: string | null },
  services: Services,
): Promise<SignIn> {
  const { db, now } = services;
  const account = accountHash(given.email);
  const seconds = await countSignInTry(db, account, from.address, now());
  if (seconds > 0) return { kind: 'wait', seconds };
  const [found] = await db.select().from(staff).where(eq(staff.email, given.email.trim().toLowerCase()));
  decoy ??= hashPassword('a password nobody has');
  const matches = await passwordMatches(found?.passwordHash ?? (await decoy), given.password);
  if (!found?.active || !matches) {
    const facts = { account: account.toString('hex').slice(0, 16) };
    await recordAudit(
      db,
      { actorId: found?.id ?? null, action: 'session.refused', result: 'refused', address: from.address, facts },
      now(),
    );
    return { kind: 'refused' };
  }
  await forgetSignInFailures(db, account);
  const token = await startSession(db, { staffId: found.id, ...from }, now());
  await db.update(staff).set({ lastSignInAt: now() }).where(eq(staff.id, found.id));
  await recordAudit(db, { actorId: found.id, action: 'session.started', result: 'done', address: from.address }, now());
  return { kind: 'signed-in', staffId: found.id, token };
}
