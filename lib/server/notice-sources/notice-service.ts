import 'server-only';
import { certificateEnd } from '@/lib/server/environment/card-files';
import { degradedAreas } from '@/lib/server/instances/degraded-areas';
import { addObservations } from '@/lib/server/instances/service-observations';
import { addNotices } from '@/lib/server/notices/add-notices';
import type { Services } from '@/lib/server/services';
import { wasNotified } from './notice-callbacks';

const day = 24 * 3_600_000;
/** An outage that goes on, or comes and goes, is told of again after so long. */
const outageMs = 2 * 3_600_000;
/** Days before the end of the certificate on which people are told. */
const certificateDays = [30, 14, 7, 3, 1, 0];

/** Tells that the service fails or is slow, by what all instances see of it. */
export async function noticeService({ db, watch, now }: Services): Promise<void> {
  const at = now();
  const degraded = degradedAreas(await addObservations(db, watch.counts(), at));
  if (degraded.length === 0 || (await wasNotified(db, 'service-failing', outageMs, at))) return;
  const detail = degraded.some(({ state }) => state === 'failing') ? 'failing' : 'slow';
  await addNotices(db, [{ kind: 'service-failing', key: at.toISOString(), detail }], at);
}

/** Tells that the certificate of the card interface is about to end, once at each of some days before. One that cannot be read is told at the start. */
export async function noticeCertificate({ db, environment, now }: Services): Promise<void> {
  const validTo = environment.card && certificateEnd(environment.card);
  if (!validTo) return;
  const at = now();
  const left = (validTo.getTime() - at.getTime()) / day;
  const passed = certificateDays.filter((days) => left <= days).at(-1);
  if (passed !== undefined) await addNotices(db, [{ kind: 'certificate-ending', key: `${validTo.toISOString()}:${passed}` }], at);
}
