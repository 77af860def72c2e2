import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReportRow } from './report-row';

const lifetime = 5 * 60_000;

type Signed = Pick<ReportRow, 'id' | 'signingKey'>;

/** Where a report can be fetched for five minutes by anybody who has the address, as a signed one of a file store. */
export function downloadAddress(origin: string, report: Signed, now: Date): { url: string; expiresAt: string } {
  const expires = now.getTime() + lifetime;
  const url = `${origin}/downloads/reports/${report.id}?expires=${expires}&signature=${signatureOf(report, String(expires))}`;
  return { url, expiresAt: new Date(expires).toISOString() };
}

/** Whether a download address is one of this report's, and still in its time. */
export function checkAddress(report: Signed, expires: string, signature: string, now: Date): 'good' | 'forged' | 'expired' {
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(report, expires));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return Number(expires) > now.getTime() ? 'good' : 'expired';
}

function signatureOf({ id, signingKey }: Signed, expires: string): string {
  return createHmac('sha256', signingKey).update(`${id}.${expires}`).digest('hex');
}
