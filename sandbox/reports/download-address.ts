import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReportRow } from './report-row';

const lifetime = 5 * 60_000;

type SignedReport = Pick<ReportRow, 'id' | 'signingKey'>;

/** Signs a download URL that works without a token for five minutes, like a signed URL of a file store. */
export function downloadAddress(origin: string, report: SignedReport, now: Date): { url: string; expiresAt: string } {
  const expires = now.getTime() + lifetime;
  const url = `${origin}/downloads/reports/${report.id}?expires=${expires}&signature=${signatureOf(report, String(expires))}`;
  return { url, expiresAt: new Date(expires).toISOString() };
}

/** Checks the signature and expiry of a download URL. */
export function checkAddress(report: SignedReport, expires: string, signature: string, now: Date): 'good' | 'forged' | 'expired' {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(report, expires));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return Number(expires) > now.getTime() ? 'good' : 'expired';
}

function signatureOf({ id, signingKey }: SignedReport, expires: string): string {
  return createHmac('sha256', signingKey).update(`${id}.${expires}`).digest('hex');
}
