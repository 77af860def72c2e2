import type { Page } from '@playwright/test';
import { appUrl } from './stack';

/** Nothing to complain about. */
export const quiet = { complaints: [], elsewhere: [] };

const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
};

/** Records console errors, policy violations and requests to other sites from now on. */
export async function watchPolicy(page: Page): Promise<{ complaints: string[]; elsewhere: string[] }> {
  const seen = { complaints: [] as string[], elsewhere: [] as string[] };
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
