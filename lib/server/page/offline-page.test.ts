import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { offlinePage } from './offline-page';

test('the offline page says so in every language, and has a way to try again that needs no script', async () => {
  const html = await (await offlinePage()).text();
  expect(html).toMatch(/<section lang="pt-BR">\s*<h1>Sem conexão<\/h1>/);
  expect(html).toMatch(/<section lang="en">\s*<h2>No connection<\/h2>/);
  expect(html.match(/<a href="">/g)).toHaveLength(2);
  expect(html).not.toMatch(/<script|<link|<img|src=|url\(|https?:/);
});

test('the offline page runs no script and loads nothing: its style alone is allowed, by its hash', async () => {
  const answer = await offlinePage();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(await answer.text()) ?? [];
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|script-src/);
});
