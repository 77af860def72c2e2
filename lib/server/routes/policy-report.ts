import 'server-only';
import { z } from 'zod';
import { readBody } from '@/lib/server/http/read-body';
import { assertOwnForm } from '@/lib/server/http/same-origin';
import { log } from '@/lib/server/log';
import { services } from '@/lib/server/services';

const maxBytes = 8_000;
/** A page that violates its policy may report it many times a second; the log takes this many a minute. */
const linesPerMinute = 20;
const minuteMs = 60_000;

const report = z.object({
  'csp-report': z.object({ 'effective-directive': z.string().regex(/^[a-z-]{1,40}$/), 'document-uri': z.url() }),
});

let lines = { since: 0, count: 0 };

/** Logs a policy violation: the directive and the page, nothing of the blocked content, which an attacker may have chosen. Always 204. */
export async function policyReport(request: Request): Promise<Response> {
  const { environment, now } = services();
  assertOwnForm(request, environment.appUrl);
  const read = report.safeParse(parsed(await readBody(request, maxBytes)));
  if (read.success && isWithinLimit(now().getTime())) {
    const { 'effective-directive': directive, 'document-uri': page } = read.data['csp-report'];
    log.warn({ fields: [directive, new URL(page).pathname.slice(0, 100)] }, 'a page broke its policy');
  }
  return new Response(null, { status: 204 });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

function isWithinLimit(at: number): boolean {
  if (at - lines.since >= minuteMs) lines = { since: at, count: 0 };
  lines.count += 1;
  return lines.count <= linesPerMinute;
}
