import 'server-only';
import { and, eq } from 'drizzle-orm';
import { recordAuditEvent } from '@/lib/server/audit/record';
import type { Database } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { removeViewsOf } from '@/lib/server/saved-views/view-store';
import { endSessionsOf } from '@/lib/server/sessions/session';
import { withdrawChangesOf } from './change-store';
import { endPasswordLinks } from './password-links';

/** Ends a person's access at once: sessions, password links, pending changes, and the views they saved for themselves. False when no active person has this e-mail. */
export async function deactivateStaff(db: Database, email: string, now: Date): Promise<boolean> {
  const [row] = await db
    .update(staff)
    .set({ active: false, ssoLeftAt: null })
    .where(and(eq(staff.email, email.toLowerCase()), eq(staff.active, true)))
    .returning({ id: staff.id });
  if (!row) return false;
  await endSessionsOf(db, row.id, now);
  await endPasswordLinks(db, row.id, now);
  await withdrawChangesOf(db, row.id, null, now);
  await removeViewsOf(db, row.id);
  await recordAuditEvent(
    db,
    {
      actorId: null,
      address: null,
      action: 'staff.changed',
      object: row.id,
      result: 'done',
      facts: { active: 'true > false', by: 'command' },
    },
    now,
  );
  return true;
}
