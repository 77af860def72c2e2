import { describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const token = 'sandbox-status';
const read = (query: Record<string, string>) => sandbox().get(`/status?${new URLSearchParams(query)}`, token);

describe('interface: Reports, GET /status', () => {
  test('a query without a key reports that the service is up', async () => {
    const { status, body } = await read({});
    expect([status, shapes['serviceStatus.read'].wire.parse(body)]).toMatchObject([200, { status: 'ok', updatedAt: expect.any(String) }]);
  });

  test.each(['DEPOSIT', 'WITHDRAW', 'COMMISSION'] as const)('a query with one key finds a transaction, here a %s', async (type) => {
    const keys = { clientReference: `ref-${type}`, endToEndId: `E90123456202611271200${type}`, virtualAccount: `conta-${type}` };
    const stored = await sandbox().control.insertTransaction({ token, transaction: { type, ...keys } });
    for (const [key, value] of Object.entries({ id: stored.id, ...keys })) {
      const { status, body } = await read({ [key]: value });
      expect([status, shapes['serviceStatus.read'].wire.parse(body)], key).toEqual([200, stored]);
    }
  });

  test('an unknown key is SVC310, two keys are SVV001', async () => {
    expect(await read({ id: 'nobody' })).toMatchObject({ status: 404, body: { errorCode: 'SVC310' } });
    expect(await read({ id: 'a', clientReference: 'b' })).toMatchObject({ status: 400, body: { errorCode: 'SVV001' } });
  });
});
