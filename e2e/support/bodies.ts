import type { Page } from '@playwright/test';

/**
 * Collects the bodies of all responses a page receives and returns a function that reads them. Event streams are left out, because they
 * never end.
 */
export function collectBodies(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    const isStream = answer.headers()['content-type']?.startsWith('text/event-stream');
    // A redirect has no body to read.
    if (!isStream) bodies.push(answer.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}
