import type { Handlers } from '@/sandbox/routing/handler';
import { ServiceProblem } from '@/sandbox/routing/service-problem';
import { findByKey } from '@/sandbox/transactions/find-by-key';
import { toWire } from '@/sandbox/transactions/to-wire';
import { withImage } from '@/sandbox/transactions/with-image';

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
