import 'server-only';
import { deliveryState } from '@/lib/server/audit/anchors/deliveries';
import { anchorChannelsOf } from '@/lib/server/audit-anchors/anchor-channels';
import type { OfficeHandler } from '@/lib/server/office/context';

/** Each place of the settings, with the last anchor that arrived there and what is waiting for it. */
export const readAnchoring: OfficeHandler<'audit.anchoring'> = async ({ services: { db, environment } }) => {
  const { arrived, waiting } = await deliveryState(db);
  return {
    places: anchorChannelsOf(environment).map((channel) => {
      const last = arrived.find((one) => one.channel === channel);
      const due = waiting.find((one) => one.channel === channel);
      return {
        channel,
        day: last?.day ?? null,
        sequence: last?.sequence ?? null,
        waiting: due ? { count: due.count, since: due.since, problem: due.problem } : null,
      };
    }),
  };
};
