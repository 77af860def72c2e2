import { expect, test } from 'vitest';
import { officeForTests } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const period = 'dateFrom=2026-11-20T03:00:00.000Z&dateTo=2026-11-28T02:59:59.999Z';

const wire = (id: string, change: object = {}) => ({
  id,
  status: 'COMPLETED',
  type: 'WITHDRAW',
  amount: 10,
  createdAt: '2026-11-27T12:00:00Z',
  ...change,
});
const accounts = { payerAccountNumber: '004821', receiverAccountNumber: '000017' };

test('lists what is a transfer by its type, its method, or both accounts without an end-to-end id, over every page', async () => {
  office.service().behave((request, response) => {
    const page = new URL(request.url ?? '', 'http://service').searchParams.get('page');
    const data =
      page === '1'
        ? [wire('by-accounts', accounts), wire('pix-out', { ...accounts, endToEndId: 'E1' }), wire('pix-in', { type: 'DEPOSIT' })]
        : [wire('by-method', { method: 'INTERNAL_TRANSFER' }), wire('by-type', { type: 'INTERNAL_TRANSFER' })];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, hasNextPage: page === '1' }));
  });
  const finance = await office.person('finance');
  const { body } = await office.send('GET', `/transfers?${period}`, { as: finance });
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual(['by-accounts', 'by-method', 'by-type']);
  expect(body).toMatchObject({ truncated: false, count: 5 });
  const masked = await office.send('GET', `/transfers?${period}`, { as: await office.person('auditor') });
  expect(masked.body.items[0]).toMatchObject({ payerAccountNumber: '****21', receiverAccountNumber: '****17' });
});
