import type { Page } from '@playwright/test';
import { appUrl } from './stack';

/** Nothing to complain about. */
export const quiet = { complaints: [], elsewhere: [] };

const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
};

interface Seen {
  readonly complaints: string[];
  readonly elsewhere: string[];
}

/** A page that is kept between tests is listened to once. */
const watched = new WeakMap<Page, Seen>();

/** Records console errors, policy violations and requests to other sites from now on. */
export async function watchPolicy(page: Page): Promise<Seen> {
  const seen = watched.get(page) ?? (await listen(page));
  watched.set(page, seen);
  seen.complaints.length = 0;
  seen.elsewhere.length = 0;
  return seen;
}

async function listen(page: Page): Promise<Seen> {
  const seen: Seen = { complaints: [], elsewhere: [] };
  await page.addInitScript(reportViolations);
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') seen.complaints.push(`${line.text()} ${line.location().url}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== appUrl) seen.elsewhere.push(request.url());
  });
  return seen;
}
