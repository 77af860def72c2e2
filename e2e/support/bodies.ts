import type { Page } from '@playwright/test';

/** Collects what every answer to a page says; answers how to read it all. A stream of news never ends and is left out. */
export function collectBodies(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    const isStream = answer.headers()['content-type']?.startsWith('text/event-stream');
    // A redirect has no body to read.
    if (!isStream) bodies.push(answer.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}
