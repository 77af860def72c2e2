import { readdirSync, readFileSync } from 'node:fs';
import { roleMay } from '@/lib/contracts/permission';
import { collectBodies } from './bodies';
import { rows } from './filters';
import { hearsKeys } from './hears-keys';
import { expect, test } from './office-test';
import { officePages } from './pages';
import { ownHeaders } from './person';
import { appUrl } from './stack';
import { storeTransaction } from './store-transaction';
import { quiet, watchPolicy } from './watch-policy';

// Those of finance are walked where each is looked at (axe.spec.ts).
for (const role of ['admin', 'developer'] as const) {
  test(`no page of ${role} breaks its policy, complains, or asks another site for anything`, async ({ openAs }) => {
    const page = await openAs(role);
    const seen = await watchPolicy(page);
    for (const { path } of officePages.filter(({ permission }) => roleMay(role, permission))) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    await page.goto('/');
    await hearsKeys(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    expect(seen).toEqual(quiet);
  });
}

test('the sign-in page keeps to its policy as well', async ({ page }) => {
  const seen = await watchPolicy(page);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(seen).toEqual(quiet);
});

test('every answer says how it may be used, and is kept by nobody', async ({ openAs }) => {
  const { request } = await openAs('finance');
  const policies: string[] = [];
  const pages = ['/sign-in', '/welcome', '/password', ...officePages.map((page) => page.path), '/nowhere'];
  const data = ['/api/payments/user', '/api/office/sessions', '/api/auth/session', '/api/health/live', '/api/nowhere'];
  for (const path of [...pages, ...data]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers, path).not.toHaveProperty('x-powered-by');
    const policy = headers['content-security-policy'] ?? '';
    if (pages.includes(path)) policies.push(policy);
    else expect(policy, path).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  }
  expect(new Set(policies).size, 'each page has a nonce of its own').toBe(policies.length);
  for (const policy of policies) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic';/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  }
});

test('headers that once led past other guards open nothing', async ({ request }) => {
  const tricks: Record<string, string>[] = [
    { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
    { 'x-middleware-prefetch': '1' },
    { 'x-middleware-rewrite': '/transactions' },
    { 'x-invoke-path': '/transactions', 'x-matched-path': '/transactions' },
    { 'x-balcao-path': '/password' },
    { 'x-original-url': '/transactions', 'x-rewrite-url': '/transactions' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { rsc: '1', 'next-router-prefetch': '1' },
  ];
  const { clientReference } = await storeTransaction();
  for (const headers of tricks) {
    const path = `/transactions?clientReference=${clientReference}`;
    const answer = await request.get(path, { headers });
    expect(await answer.text(), JSON.stringify(headers)).not.toContain('Helena Prado');
    expect(new URL(answer.url()).origin, JSON.stringify(headers)).toBe(appUrl);
    const data = await request.get(`/api/payments/user${path}`, { headers });
    // To its own word for a prefetch the framework answers an empty object before any of our code runs.
    expect(data.status() === 401 || (await data.text()) === '{}', JSON.stringify(headers)).toBe(true);
  }
});

test('a write that another site caused is refused', async ({ openAs }) => {
  const { request } = await openAs('finance');
  const others: Record<string, string>[] = [{ origin: 'https://evil.example', 'x-balcao': '1' }, { origin: appUrl }, { 'x-balcao': '1' }];
  for (const headers of others) {
    const answer = await request.delete('/api/office/sessions', { headers });
    expect([answer.status(), (await answer.json()).errorCode], JSON.stringify(headers)).toEqual([403, 'SVB430']);
  }
  expect((await request.post('/api/office/seals', { headers: ownHeaders, data: { document: '52998224725' } })).status()).toBe(200);
});

test('nothing of the server is told to a browser', async ({ openAs }) => {
  const page = await openAs('finance');
  const bodies = collectBodies(page);
  const { clientReference } = await storeTransaction();
  await page.goto(`/transactions?clientReference=${clientReference}`);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Pagador' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Conta e saldo' })).toBeVisible();
  const served = readdirSync('.next/static', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|json|map)$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));
  expect(served.length).toBeGreaterThan(5);
  const told = [await bodies(), ...served].join('\n');
  expect(told).not.toMatch(/Bearer |PAYMENTS_|AUTH_SECRET|SEAL_KEY|DATABASE_URL|postgres(ql)?:\/\/|sourceMappingURL/);
});

test('the tab has a mark', async ({ page, request }) => {
  await page.goto('/sign-in');
  const href = await page.locator('link[rel="icon"]').getAttribute('href');
  const icon = await request.get(String(href));
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
});
