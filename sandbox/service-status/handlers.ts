import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import { withImage } from '@/sandbox/transaction-records/with-image';
import { findByKey } from '@/sandbox/transactions/find-by-key';

/**
 * interface: Reports, "Status lookup". The document lists it among the transaction look-ups and gives no answer format. Here a query with
 * a key finds a transaction of any type, and a query without one reports that the service is up.
 */
export const serviceStatusHandlers = {
  async 'serviceStatus.read'({ account, query, clock, baseUrl, ...services }) {
    if (Object.keys(query).length === 0) return { status: 'ok', updatedAt: clock.iso() };
    const row = await findByKey(services, account, 'any', query);
    if (!row) throw new ServiceProblem('SVC310');
    return withImage(toWire(row, baseUrl));
  },
} satisfies Partial<Handlers<'pix'>>;
