import 'server-only';
import { randomUUID } from 'node:crypto';
import type { AccountNoticeKind } from '@/lib/contracts/office/staff/security-alerts';
import type { Database, Statements } from '@/lib/server/database/database';
import { securityAlerts } from '@/lib/server/database/schema/throttle-schema';
import { announce } from '@/lib/server/live/announce';
import { addNotices } from '@/lib/server/notices/add-notices';
import type { Services } from '@/lib/server/services';
import { mailStaff } from '@/lib/server/staff-mails/store';

interface AccountNotice {
  readonly kind: AccountNoticeKind;
  /** The owner of the account. */
  readonly staffId: string;
  readonly person: string;
  readonly facts?: Readonly<Record<string, string>>;
  /** Further people to mail. */
  readonly others?: readonly string[];
  /** False where another mail says the same. */
  readonly isMailed?: boolean;
  /** False where the product shows it anyway. */
  readonly isShown?: boolean;
}

/** Notifies the owner of an account about a change of it, in the product and by mail, because someone else may have made it. */
export async function notifyOwner(
  services: Pick<Services, 'environment' | 'now'> & { readonly db: Statements & Pick<Database, 'execute'> },
  { kind, staffId, person, facts = {}, others = [], isMailed = true, isShown = true }: AccountNotice,
): Promise<void> {
  const { db, now } = services;
  if (isShown) await db.insert(securityAlerts).values({ kind, staffId, facts, at: now() });
  if (kind === 'new-device') await addNotices(db, [{ kind: 'new-sign-in', key: facts.session ?? randomUUID(), staffId }], now());
  if (isMailed) await mailStaff(services, db, [staffId, ...others], { kind, values: { ...facts, person, at: now().toISOString() } });
  await announce(db, ['securityAlerts']);
}
