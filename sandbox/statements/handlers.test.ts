import { beforeAll, describe, expect, test } from 'vitest';
import type { WireOf } from '@/lib/contracts/shapes';
import { openDatabase } from '@/sandbox/database/open-database';
import { createStatement } from '@/sandbox/seed/statement';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { stillClock } from '@/sandbox/testing/still-clock';

const sandbox = sandboxForTests();
const always = { createdAtFrom: '2000-01-01', createdAtTo: '2100-01-01' };
const past = merchantForTests(sandbox, 'sandbox-statement-past');
let lines: WireOf<'statements.read'>[];

beforeAll(async () => {
  // Otherwise jobs would go on with what the seed left under way, while the tests read it.
  await sandbox().control.setClock(stillClock);
  await sandbox().control.createAccount({ token: past.token, transactions: 600 });
  lines = await past.closedStatement();
});

describe('interface: Reports, GET /user/bank-statements and GET /user/bank-statements/{id}', () => {
  describe('the statement of seeded history', () => {
    test('adds up from zero to the balance and is never negative', () => {
      expect(lines.length).toBeGreaterThan(1_000);
      for (const line of lines) {
        expect(line.newBalanceAvailable).toBeGreaterThanOrEqual(0);
        expect(line.newBalanceBlocked).toBeGreaterThanOrEqual(0);
      }
    });

    test('is in order of time', () => {
      const times = lines.map((line) => line.createdAt);
      expect(times).toEqual([...times].sort());
    });

    test('every line belongs to an existing transaction', async () => {
      const { data } = await sandbox().control.storedTransactions({ token: past.token });
      const ids = new Set(data.map((one) => one.id));
      for (const line of lines) expect(ids.has(line.transactionId ?? '')).toBe(true);
    });

    test('continues with later transactions', async () => {
      const { id } = await past.ok('charges.create', { body: { amount: 50 } });
      await sandbox().control.payCharge({ token: past.token, id });
      expect((await past.closedStatement()).length).toBe(lines.length + 2);
    });
  });

  describe('each filter alone gives exactly the matching lines', () => {
    const cases: Record<string, { query: () => Record<string, string | number>; matches: (line: WireOf<'statements.read'>) => boolean }> = {
      operation: { query: () => ({ operation: 'DECREMENT' }), matches: (line) => line.operation === 'DECREMENT' },
      'a part of the reason': { query: () => ({ reason: 'TARIFA' }), matches: (line) => line.reason.startsWith('Tarifa') },
      transactionId: {
        query: () => ({ transactionId: lines[4]?.transactionId ?? '' }),
        matches: (line) => line.transactionId === lines[4]?.transactionId,
      },
      'amounts from': { query: () => ({ amountFrom: '100' }), matches: (line) => line.amount >= 100 },
      'amounts up to': { query: () => ({ amountTo: '99.9' }), matches: (line) => line.amount <= 99.9 },
      id: { query: () => ({ id: lines[7]?.id ?? '' }), matches: (line) => line.id === lines[7]?.id },
      period: {
        query: () => ({ createdAtFrom: lines[100]?.createdAt ?? '', createdAtTo: lines[200]?.createdAt ?? '' }),
        matches: (line) => line.createdAt >= (lines[100]?.createdAt ?? '') && line.createdAt <= (lines[200]?.createdAt ?? ''),
      },
    };

    test.each(Object.keys(cases))('%s', async (name) => {
      const { query, matches } = cases[name] ?? { query: () => ({}), matches: () => false };
      const expected = lines.filter(matches).slice(0, 100);
      expect(expected.length).toBeGreaterThan(0);
      const given = { ...always, createdAtTo: lines.at(-1)?.createdAt ?? '', ...query(), sortDirection: 'asc', limit: 100 };
      const { data } = await past.ok('statements.list', { query: given as never });
      expect(data).toEqual(expected);
    });
  });

  test('is sorted newest first by default, or by amount', async () => {
    const newest = await past.ok('statements.list', { query: { ...always, limit: 5 } });
    expect(newest.data.map((line) => line.createdAt)).toEqual([...newest.data.map((line) => line.createdAt)].sort().reverse());
    const largest = await past.ok('statements.list', { query: { ...always, sortBy: 'amount', sortDirection: 'desc', limit: 5 } });
    expect(largest.data[0]?.amount).toBe(Math.max(...lines.map((line) => line.amount)));
  });

  test('a period is required, and a line is found by its id', async () => {
    expect(await sandbox().send('GET', '/user/bank-statements', past.token)).toMatchObject({
      status: 400,
      body: { errorCode: 'SVV001', details: [{ field: 'createdAtFrom' }, { field: 'createdAtTo' }] },
    });
    const [line] = lines;
    expect(await past.ok('statements.read', { params: { id: line?.id ?? '' } })).toEqual(line);
    expect(await past.refused('statements.read', { params: { id: '999999999' } })).toMatchObject({ status: 404, errorCode: 'SVG404' });
    const stranger = merchantForTests(sandbox, 'sandbox-statement-stranger');
    expect(await stranger.refused('statements.read', { params: { id: line?.id ?? '' } })).toMatchObject({ errorCode: 'SVG404' });
  });

  test('setting a balance adds a line', async () => {
    const { token, balance, closedStatement } = merchantForTests(sandbox, 'sandbox-statement-set');
    await sandbox().control.changeAccount(token, { available: 10.5, blocked: 3 });
    await sandbox().control.changeAccount(token, { available: 4 });
    expect(await balance()).toEqual({ available: 4, blocked: 3 });
    expect((await closedStatement()).map((line) => [line.operation, line.amount, line.balanceType])).toEqual([
      ['INCREMENT', 10.5, 'AVAILABLE'],
      ['INCREMENT', 3, 'BLOCKED'],
      ['DECREMENT', 6.5, 'AVAILABLE'],
    ]);
  });

  test('the statement of a long history begins with the balance before it', async () => {
    const { token, ok } = merchantForTests(sandbox, 'sandbox-statement-long');
    const account = await sandbox().control.createAccount({ token });
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    const statement = createStatement(4, now, 2);
    statement.add([
      { at: ago(170), movements: [{ available: 1_000_000n, reason: 'Pix recebido' }] },
      { at: ago(100), movements: [{ available: -200_000n, blocked: 200_000n, reason: 'Reserva' }] },
      { at: ago(10), movements: [{ available: 50_000n, reason: 'Pix recebido' }] },
    ]);
    const sql = openDatabase(sandbox().databaseUrl, 1);
    const ended = await sql.begin((tx) => statement.write(tx, account));
    await sql.end();
    expect(ended).toMatchObject({ available: 850_000n, blocked: 200_000n });
    const { data } = await ok('statements.list', { query: { ...always, sortDirection: 'asc' } });
    expect(data.map((line) => [line.reason, line.balanceType, line.newBalanceAvailable, line.newBalanceBlocked])).toEqual([
      ['Saldo anterior', 'AVAILABLE', 80, 0],
      ['Saldo anterior', 'BLOCKED', 80, 20],
      ['Pix recebido', 'AVAILABLE', 85, 20],
    ]);
    expect(data[0]).toMatchObject({ previousBalanceAvailable: 0, transactionId: null });
  });
});
