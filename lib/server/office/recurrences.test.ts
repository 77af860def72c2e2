import { beforeAll, expect, test } from 'vitest';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createCardUpstream } from '@/lib/server/upstream/card/card-upstream';
import type { Upstream } from '@/lib/server/upstream/upstream';
import { cardAccounts, chargeBody } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const account = cardAccounts(sandbox);
const office = officeForTests();
const token = 'sandbox-recurrences';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
let finance: Person;
let upstream: Upstream;
const ids: Record<string, string | null> = {};

beforeAll(async () => {
  office.clock.now = new Date();
  finance = await office.person('finance');
  await account(token);
  upstream = createCardUpstream({ card: await sandbox().control.cardConnection(token), timeoutMs: 25_000 });
  const insert = async (name: string, card: object, recurrence: object = {}) => {
    const order = { token, name, createdAt: daysAgo(70), recurrence: { interval: 'Monthly' as const, ...recurrence }, ...card };
    ids[name] = (await sandbox().control.insertCardCharge(order)).recurrentPaymentId;
  };
  await insert('Inês Cristina Carneiro', {});
  await insert('Bruno Teles', {}, { stopped: true });
  await insert('Caio Prates', { card: chargeBody('010').creditCardPayment.card.number });
});

async function list(query: string) {
  const { body } = await office.send('GET', `/recurrences?page=1&limit=20${query}`, { as: finance, services: { upstream } });
  return body;
}

test('recurrences are found by words of a name in any order, by the card and by the id', async () => {
  for (const text of ['carneiro ines', `${ids['Inês Cristina Carneiro']}`]) {
    const { items } = await list(`&text=${encodeURIComponent(text)}`);
    expect(items.map(({ customer }: { customer: string }) => customer)).toEqual(['Inês Cristina Carneiro']);
  }
  expect((await list('&text=nobody')).items).toEqual([]);
});

test('each tab has the recurrences of its state, and no total that was not counted', async () => {
  const active = await list('&status=ACTIVE');
  expect(active).toMatchObject({
    items: [{ customer: 'Caio Prates' }, { customer: 'Inês Cristina Carneiro' }],
    hasNext: false,
    total: null,
    truncated: false,
  });
  expect((await list('&status=INACTIVE')).items).toMatchObject([{ customer: 'Bruno Teles' }]);
  expect((await list('&status=ENDED')).items).toEqual([]);
});

test('each tells the state of its latest cycle, and those whose latest failed can be asked for alone', async () => {
  const { items } = await list('&failed=true');
  expect(items).toMatchObject([{ customer: 'Caio Prates', latest: { state: 'DENIED' } }]);
  expect((await list('&failed=false')).items).toHaveLength(2);
});
