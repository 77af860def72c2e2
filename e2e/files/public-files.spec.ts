import { expect, test } from '@playwright/test';

/** Without a session: whoever asks for these is a browser, a search engine or a stranger. */
const files = [
  ['/icon.svg', 'image/svg+xml'],
  ['/icons/icon-192.png', 'image/png'],
  ['/icons/icon-512.png', 'image/png'],
  ['/icons/maskable-192.png', 'image/png'],
  ['/icons/maskable-512.png', 'image/png'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/robots.txt', 'text/plain'],
  ['/service-worker.js', 'application/javascript'],
  ['/offline', 'text/html'],
] as const;

for (const [path, type] of files) {
  test(`${path} is served as ${type} with the headers of data, without a nonce`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type']?.split(';')[0]).toBe(type);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('nonce');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });
}

test('robots.txt keeps search engines out', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});

test('a password manager that asks where a password is changed is led there', async ({ request }) => {
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, '/password']);
});

test('security.txt is not found where no contact is set, and that is no page', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'application/json']);
});

test('a page names the manifest and the icons, and the manifest names icons that exist', async ({ page, request }) => {
  await page.goto('/sign-in');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', '/apple-touch-icon.png');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/icon\.svg/);
  const { start_url, display, icons } = await (await request.get('/manifest.webmanifest')).json();
  expect([start_url, display]).toEqual(['/', 'standalone']);
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
});
