import 'server-only';
import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { makeAnchor } from '@/lib/server/audit/anchors/anchors';
import { type AnchorDelivery, addDeliveries, claimDelivery, noteArrived, noteProblem } from '@/lib/server/audit/anchors/deliveries';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { anchorChannelsOf } from './anchor-channels';
import { AnchorFailure } from './anchor-failure';
import { appendAnchor } from './append-anchor';
import { mailAnchor } from './mail-anchor';
import { postAnchor } from './post-anchor';

const minuteMs = 60_000;

/** After 1, 2, 4 … 60 minutes, for as long as it takes. */
const waitMs = (tries: number) => Math.min(2 ** (tries - 1), 60) * minuteMs;

/**
 * Makes the anchor of the day and delivers what is due to the places of the settings. What does not arrive is logged and tried again, without
 * end: it stays visible until it went. A place may get a line twice, where a process ended before it noted the first.
 */
export async function runAuditAnchors(services: Services, now: Date): Promise<void> {
  const { db, environment } = services;
  const channels = anchorChannelsOf(environment);
  const today = businessDay(now, serviceZone);
  await makeAnchor(db, today, now);
  await addDeliveries(db, today, channels, now);
  for (;;) {
    const claimed = await claimDelivery(db, channels, now, waitMs);
    if (!claimed) return;
    await deliverOnce(claimed, services, now);
  }
}

async function deliverOnce({ anchor, channel, tries }: AnchorDelivery, services: Services, now: Date): Promise<void> {
  const { db } = services;
  const { day } = anchor;
  try {
    const hasArrived = await deliver(anchor, channel, services);
    if (hasArrived) await noteArrived(db, { day, channel }, now);
  } catch (error) {
    if (!(error instanceof AnchorFailure)) throw error;
    const { code } = error;
    log.warn({ kind: channel, day, tries, code }, 'an anchor of the audit could not be delivered');
    await noteProblem(db, { day, channel }, code);
  }
}

/** False for a mail: it has arrived when the queue has sent it. */
async function deliver(anchor: AnchorDelivery['anchor'], channel: AnchorDelivery['channel'], services: Services): Promise<boolean> {
  const { auditAnchorFile, auditAnchorUrl, outgoing } = services.environment;
  if (channel === 'file' && auditAnchorFile !== null) await appendAnchor(auditAnchorFile, anchor);
  if (channel === 'address' && auditAnchorUrl !== null) await postAnchor(auditAnchorUrl, anchor, outgoing);
  if (channel === 'mail') await mailAnchor(services, anchor);
  return channel !== 'mail';
}
