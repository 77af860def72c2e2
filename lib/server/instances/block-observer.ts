import 'server-only';
import type { Database } from '@/lib/server/database/database';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { clearMoment, noteMoment } from './shared-moments';

/** Tells all instances that the account is blocked for changes, until a change succeeds. An answer of the service is never lost to it. */
export function blockObserver(db: Database) {
  const report = (error: unknown) => log.error({ error: errorName(error) }, 'whether the account is blocked could not be stored');
  return {
    blocked: (at: Date) => noteMoment(db, 'account-blocked', at).catch(report),
    changed: (at: Date) => clearMoment(db, 'account-blocked', at).catch(report),
  };
}
