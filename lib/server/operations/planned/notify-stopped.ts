import 'server-only';
import type { HeldReason } from '@/lib/contracts/office/operations';
import { addNotices } from '@/lib/server/notices/add-notices';
import type { Services } from '@/lib/server/services';

/** Tells whoever sends and whoever approves, once, that a planned payment did not go, and why. Names nobody. */
export async function notifyStopped({ id }: { id: string }, reason: HeldReason | 'not-found', { db, now }: Pick<Services, 'db' | 'now'>) {
  await addNotices(db, [{ kind: 'payment-stopped', key: id, subject: id, detail: reason }], now());
}
