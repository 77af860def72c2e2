import { appUrl } from '@/e2e/support/stack';
import { storeTransaction } from '@/e2e/support/store-transaction';
import { expect, failuresOf, test } from './attack-test';

/** Headers that bypass checks in other products, or might. A new one is a line here. */
const tricks: Readonly<Record<string, string>>[] = [
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-subrequest-id': 'a' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-rewrite': '/transactions' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'balcao-session=x' },
  { 'x-invoke-path': '/transactions', 'x-matched-path': '/transactions', 'x-invoke-status': '200' },
  { 'x-nextjs-data': '1' },
  { 'x-balcao-path': '/password' },
  { 'x-nonce': "a' 'unsafe-inline" },
  { 'x-original-url': '/transactions', 'x-rewrite-url': '/transactions' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
  { forwarded: 'for=127.0.0.1;host=evil.example;proto=https' },
  { host: 'evil.example' },
  { host: `evil.example@${new URL(appUrl).host}` },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': `${'1.1.1.1, '.repeat(500)}::1` },
  { 'x-forwarded-for': '<script>canary</script>' },
  { 'x-real-ip': '127.0.0.1', 'cf-connecting-ip': '127.0.0.1', 'true-client-ip': '127.0.0.1' },
  { connection: 'close, cookie, x-balcao, origin' },
  { connection: 'keep-alive, transfer-encoding' },
  { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-version': '13' },
  { connection: 'upgrade, http2-settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' },
  { te: 'trailers' },
  { cookie: 'balcao-session=' },
  { cookie: `balcao-session=${'a'.repeat(43)}` },
  { cookie: 'balcao-session[]=a; __Host-balcao-session=a; next-auth.session-token=a' },
  { authorization: 'Bearer sandbox' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/transactions' },
  { 'next-action': 'a'.repeat(42) },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
];

test('no header a stranger sends opens a page or a record, or turns an answer elsewhere', async ({ attack }) => {
  const { id, clientReference } = await storeTransaction();
  const failures = await failuresOf(tricks, async (headers) => {
    for (const path of [`/transactions?clientReference=${clientReference}`, `/transactions/${id}`]) {
      const page = await attack(null, { path, headers });
      const data = await attack(null, { path: `/api/payments/user${path}`, headers });
      const target = new URL(page.headers.location ?? '/', appUrl);
      const isUnchanged = !page.text.includes('Helena Prado') && !page.text.includes('canary') && target.origin === appUrl;
      const isRefused = [0, 400, 401, 426].includes(data.status) && data.headers.location === undefined;
      if (!isUnchanged || !isRefused) return `${JSON.stringify(headers).slice(0, 100)}: ${page.status} ${target.href}, ${data.status}`;
    }
    return null;
  });
  expect(failures).toEqual([]);
});

test('no header makes a read of somebody signed in a write, or another address the answer of a form', async ({ attack }) => {
  const failures = await failuresOf(tricks, async (headers) => {
    // The session cookie is sent as usual.
    const { cookie: _, ...others } = headers;
    const answer = await attack('support', { path: '/api/office/sessions', headers: others });
    const isRead = answer.status === 200 ? answer.text.startsWith('{"items":[') : [0, 400, 401, 426].includes(answer.status);
    const form = await attack(null, { path: '/api/auth/signin', headers });
    const target = new URL(form.headers.location ?? '/', appUrl);
    return isRead && target.origin === appUrl ? null : `${JSON.stringify(headers).slice(0, 100)}: ${answer.status}, ${target.href}`;
  });
  expect(failures).toEqual([]);
});
