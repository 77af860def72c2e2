import { beforeEach, expect, test, vi } from 'vitest';
import { callerOf } from '@/lib/server/gateway/authenticate';
import { officeForTests } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  Reflect.set(globalThis, 'balcaoServices', office.services());
});

async function label(role: 'support' | 'finance') {
  const { accountLabel } = await import('./account-label');
  const caller = await callerOf((await office.person(role)).token, office.services());
  if (!caller) throw new Error('nobody signed in');
  return () => accountLabel({ ...caller, address: null });
}

test("is the account's name and number, masked as in its payments, fetched once for all who see it so", async () => {
  office.service().answer({ name: 'Casa Ipê', accountNumber: '482913' });
  const read = await label('finance');
  expect([await read(), await read()]).toEqual(['Casa Ipê · 482913', 'Casa Ipê · 482913']);
  expect(office.service().received).toHaveLength(1);
  const masked = await label('support');
  expect([await masked(), await masked()]).toEqual(['Casa Ipê · ****13', 'Casa Ipê · ****13']);
  expect(office.service().received).toHaveLength(2);
});

test('is the product name while the service does not answer', async () => {
  office.service().answer({}, 503);
  const read = await label('finance');
  expect(await read()).toBe('Balcão');
  office.service().answer({ name: 'Casa Ipê', accountNumber: null });
  expect(await read()).toBe('Casa Ipê');
});
