import { appUrl } from '@/e2e/stack';
import { codeOf, expect, failuresOf, test } from './attack-test';

const origins = [appUrl, undefined, 'null', 'https://evil.example', `${appUrl}.evil.example`, appUrl.replace('http:', 'https:')];
const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'];
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined];
const marks = ['1', undefined];

const writes = origins.flatMap((origin) =>
  sites.flatMap((site) => types.flatMap((type) => marks.map((mark) => ({ origin, site, type, mark })))),
);

test('a write is done for a page of ours alone, by origin, site, header and type', async ({ attack }) => {
  const failures = await failuresOf(writes, async ({ origin, site, type, mark }) => {
    const headers = { origin, 'sec-fetch-site': site, 'content-type': type, 'x-balcao': mark };
    const answer = await attack('finance', {
      method: 'POST',
      path: '/api/office/document-tokens',
      headers,
      body: '{"document":"52998224725"}',
    });
    const isOurs = origin === appUrl && (site === undefined || site === 'same-origin') && mark === '1';
    const wanted = !isOurs ? 'SVB430' : type === 'application/json' ? null : 'SVB415';
    return codeOf(answer) === wanted ? null : `${JSON.stringify(headers)}: ${answer.status} ${codeOf(answer)}`;
  });
  expect(failures).toEqual([]);
});

/** Forms that a browser may send before any script runs: a new one is a new line. */
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
