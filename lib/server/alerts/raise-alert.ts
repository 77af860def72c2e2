import 'server-only';
import { eq } from 'drizzle-orm';
import type { AccountNoticeKind, SecurityAlertKind } from '@/lib/contracts/office/staff/security-alerts';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { staff } from '@/lib/server/database/schema/schema';
import { securityAlerts } from '@/lib/server/database/schema/throttle-schema';
import { announce } from '@/lib/server/live/announce';
import type { Services } from '@/lib/server/services';
import { mailStaff, otherAdministrators } from '@/lib/server/staff-mails/store';

interface Alert {
  readonly kind: Exclude<SecurityAlertKind, AccountNoticeKind>;
  /** The account it is about. */
  readonly staffId: string;
  readonly address: string | null;
  readonly facts: Readonly<Record<string, string>>;
}

const audited = {
  'password-failures': { action: 'session.failures-noticed', result: 'refused' },
  'limit-reached': { action: 'limit.reached', result: 'refused' },
  'break-glass-used': { action: 'session.break-glass-used', result: 'done' },
} as const;

/**
 * Audits an alert, shows it in the product and mails it: wrong passwords to the account's owner, an exhausted budget and a sign-in for
 * emergencies to everyone who manages people.
 */
export async function raiseAlert(
  services: Pick<Services, 'db' | 'now' | 'environment'>,
  { kind, staffId, address, facts }: Alert,
): Promise<void> {
  const { db, now } = services;
  const at = now();
  await db.transaction(async (tx) => {
    await tx.insert(securityAlerts).values({ kind, staffId, facts, at });
    const [about] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
    const receivers = kind === 'password-failures' ? [staffId] : await otherAdministrators(tx, null);
    await mailStaff(services, tx, receivers, { kind, values: { ...facts, person: about?.name ?? '', at: at.toISOString() } });
    await announce(tx, ['securityAlerts']);
  });
  await recordAuditEvent(db, { actorId: null, ...audited[kind], object: staffId, address, facts }, at);
}
