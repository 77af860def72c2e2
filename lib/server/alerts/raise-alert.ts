import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { AlertKind } from '@/lib/contracts/alerts';
import { recordAudit } from '@/lib/server/audit/record';
import type { Database } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema';
import { alertMails, securityAlerts } from '@/lib/server/database/throttle-schema';

interface Alert {
  readonly kind: AlertKind;
  /** Whose account it is about. */
  readonly staffId: string;
  readonly address: string | null;
  readonly facts: Readonly<Record<string, string>>;
}

const audited = { 'password-failures': 'session.failures-noticed', 'limit-reached': 'limit.reached' } as const;

/** Wrong passwords are told to the person they are tried for, a limit that was reached to everybody who manages people. */
const isReceiver = {
  'password-failures': (staffId: string) => eq(staff.id, staffId),
  'limit-reached': () => eq(staff.role, 'admin'),
} as const;

/** Puts something people are to know on record, in the product and on its way by mail. */
export async function raiseAlert(db: Database, { kind, staffId, address, facts }: Alert, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [alert] = await tx.insert(securityAlerts).values({ kind, staffId, facts, at: now }).returning({ id: securityAlerts.id });
    const receivers = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.active, true), isReceiver[kind](staffId)));
    if (!alert || receivers.length === 0) return;
    await tx.insert(alertMails).values(receivers.map(({ id }) => ({ alertId: alert.id, staffId: id, nextAt: now })));
  });
  await recordAudit(db, { actorId: null, action: audited[kind], object: staffId, result: 'refused', address, facts }, now);
}
