import 'server-only';
import { and, eq, gt } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { ssoSessions } from '@/lib/server/database/schema/people-schema';
import type { Services } from '@/lib/server/services';
import { SsoRefusal } from './sso-refusal';

/** How long a sign-in at the provider, asked for anew, counts as fresh. */
const freshMs = 5 * 60_000;

/** Notes that the person of a session signed in at the provider again. Throws SsoRefusal where it was somebody else. */
export async function confirmAtProvider(
  db: Statements,
  sessionId: string,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  now: Date,
): Promise<void> {
  const confirmed = await db
    .update(ssoSessions)
    .set({ confirmedAt: now })
    .where(and(eq(ssoSessions.sessionId, sessionId), eq(ssoSessions.issuer, issuer), eq(ssoSessions.subject, subject)))
    .returning({ id: ssoSessions.sessionId });
  if (confirmed.length === 0) throw new SsoRefusal('other-person');
}

/** Whether a session began at the provider. Where the installation has none any more, none did. */
export async function isFromProvider({ db, environment }: Pick<Services, 'db' | 'environment'>, sessionId: string): Promise<boolean> {
  if (environment.sso === null) return false;
  const [found] = await db.select({ id: ssoSessions.sessionId }).from(ssoSessions).where(eq(ssoSessions.sessionId, sessionId));
  return found !== undefined;
}

/** Whether the person of a session has just shown at the provider that it is them. */
export async function isConfirmedAtProvider(db: Statements, sessionId: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: ssoSessions.sessionId })
    .from(ssoSessions)
    .where(and(eq(ssoSessions.sessionId, sessionId), gt(ssoSessions.confirmedAt, new Date(now.getTime() - freshMs))));
  return found !== undefined;
}
