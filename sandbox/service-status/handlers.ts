import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { withImage } from '@/sandbox/transaction-records/with-image';
import { findByKey } from '@/sandbox/transactions/find-by-key';

/**
 * interface: Reports, "Status lookup". The document files it among the look-ups of transactions and gives no shape, so it
 * is both: with a key it finds a transaction of any kind, without one it says that the service answers.
 */
export const serviceStatusHandlers = {
  async 'serviceStatus.read'({ account, query, clock, baseUrl, ...services }) {
    if (Object.keys(query).length === 0) return { status: 'ok', updatedAt: clock.iso() };
    const row = await findByKey(services, account, 'any', query);
    if (!row) throw new ServiceProblem('SVC310');
    return withImage(toWire(row, baseUrl));
  },
} satisfies Partial<Handlers<'pix'>>;
