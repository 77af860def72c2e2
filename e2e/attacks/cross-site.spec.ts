import { appUrl } from '@/e2e/support/stack';
import { codeOf, expect, failuresOf, test } from './attack-test';

const origins = [appUrl, undefined, 'null', 'https://evil.example', `${appUrl}.evil.example`, appUrl.replace('http:', 'https:')];
const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'];
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined];
const headerValues = ['1', undefined];

const ways = origins.flatMap((origin) =>
  sites.flatMap((site) => types.flatMap((type) => headerValues.map((header) => ({ origin, site, type, header })))),
);

/** A write of a signed-in person and one that needs no session, each with its status when it is allowed. */
const writes = [
  { as: 'finance', path: '/api/office/document-tokens', body: '{"document":"52998224725"}', done: null },
  { as: null, path: '/api/password-links', body: `{"token":"${'x'.repeat(43)}","password":"quatro palavras bem longas"}`, done: 'SVB444' },
] as const;

for (const { as, path, body, done } of writes) {
  test(`${path} is done for a page of ours alone, by origin, site, header and type`, async ({ attack }) => {
    const failures = await failuresOf(ways, async ({ origin, site, type, header }) => {
      const headers = { origin, 'sec-fetch-site': site, 'content-type': type, 'x-balcao': header };
      const answer = await attack(as, { method: 'POST', path, headers, body });
      const isOurs = origin === appUrl && (site === undefined || site === 'same-origin') && header === '1';
      const expected = !isOurs ? 'SVB430' : type === 'application/json' ? done : 'SVB415';
      return codeOf(answer) === expected ? null : `${JSON.stringify(headers)}: ${answer.status} ${codeOf(answer)}`;
    });
    expect(failures).toEqual([]);
  });
}

/** Forms that a browser can submit before any script runs. A new one is a line here. */
const forms = ['/api/auth/callback/credentials', '/api/auth/signin/credentials', '/api/auth/signout', '/api/policy-reports'];

const sent = forms.flatMap((path) => origins.flatMap((origin) => sites.map((site) => ({ path, origin, site }))));

test('a form is taken from our own pages alone, by origin and site', async ({ attack }) => {
  const failures = await failuresOf(sent, async ({ path, origin, site }) => {
    const headers = { origin, 'sec-fetch-site': site, 'x-balcao': undefined, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await attack(null, { method: 'POST', path, headers, body: 'json=true' });
    const isOurs = origin === appUrl ? site === undefined || site === 'same-origin' : origin === 'null' && site === 'same-origin';
    return (codeOf(answer) === 'SVB430') === !isOurs ? null : `${path} ${JSON.stringify(headers)}: ${answer.status}`;
  });
  expect(failures).toEqual([]);
});

test('no answer lets another site read it', async ({ attack }) => {
  for (const path of ['/', '/api/payments/user', '/api/auth/csrf', '/api/health']) {
    const { headers } = await attack('finance', { path, headers: { origin: 'https://evil.example' } });
    expect(
      Object.keys(headers).filter((name) => name.startsWith('access-control-')),
      path,
    ).toEqual([]);
  }
});
