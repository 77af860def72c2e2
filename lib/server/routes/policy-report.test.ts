import { beforeEach, expect, test } from 'vitest';
import { appUrl, officeForTests } from '@/lib/server/testing/office-for-tests';
import { policyReport } from './policy-report';

const office = officeForTests();
beforeEach(() => {
  Reflect.set(globalThis, 'balcaoServices', office.services());
  office.clock.now = new Date(office.clock.now.getTime() + 60_000);
});

const breach = {
  'effective-directive': 'script-src-elem',
  'document-uri': `${appUrl}/transactions?name=Helena`,
  'blocked-uri': 'https://evil.example/canary',
};
const send = (body: string, headers: Record<string, string> = { origin: 'null', 'sec-fetch-site': 'same-origin' }) =>
  policyReport(new Request(`${appUrl}/api/policy-reports`, { method: 'POST', body, headers }));
const logged = () => office.log().filter((line) => line.includes('a page broke its policy'));

test('a violation is logged with its directive and page, and nothing anybody typed', async () => {
  expect((await send(JSON.stringify({ 'csp-report': breach }))).status).toBe(204);
  expect(logged()).toHaveLength(1);
  expect(logged()[0]).toContain('"fields":["script-src-elem","/transactions"]');
  expect(logged()[0]).not.toMatch(/Helena|canary/);
});

test.each(['', '{', '[]', JSON.stringify({ 'csp-report': { ...breach, 'effective-directive': 'x y\n' } })])(
  '%j is answered and not logged',
  async (body) => {
    expect((await send(body)).status).toBe(204);
    expect(logged()).toEqual([]);
  },
);

test('a flood of reports is twenty lines a minute', async () => {
  for (let count = 0; count < 50; count += 1) await send(JSON.stringify({ 'csp-report': breach }));
  expect(logged()).toHaveLength(20);
});

test('a report from another site is refused', async () => {
  await expect(send('{}', { origin: 'https://evil.example' })).rejects.toMatchObject({ problem: { errorCode: 'SVB430' } });
});
