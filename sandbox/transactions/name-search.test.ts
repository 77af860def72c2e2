import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@/sandbox/database/open-database';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { stillClock } from '@/sandbox/testing/still-clock';
import { newTransaction } from '@/sandbox/transaction-records/transaction-row';
import { insertTransactions } from './insert-transactions';

const sandbox = sandboxForTests();
const at = '2026-05-05T12:00:00.000Z';

beforeAll(() => sandbox().control.setClock(stillClock));

/** An account, and the names it finds by a part of one, newest first. */
function account(name: string) {
  const merchant = merchantForTests(sandbox, `sandbox-names-${name}`);
  const list = async (query: Record<string, unknown>) => (await merchant.ok('transactions.list', { query: { limit: 100, ...query } })).data;
  return {
    ...merchant,
    list,
    found: async (part: string) => (await list({ name: part })).map((one) => one.generatedName ?? one.payerName),
    insert: (transaction: object) => sandbox().control.insertTransaction({ token: merchant.token, transaction }),
  };
}

describe('interface: Reports, GET /user/transactions: name', () => {
  test('two parties of the same name are both found, however it is spelled', async () => {
    const { insert, found, list } = account('same');
    await insert({ generatedName: 'José Prado', generatedDocument: '52998224725', createdAt: '2026-05-01T12:00:00.000Z' });
    await insert({ generatedName: 'José Prado', generatedDocument: '11144477735', createdAt: '2026-05-03T12:00:00.000Z' });
    await insert({ generatedName: 'Jose PRADO', createdAt: '2026-05-02T12:00:00.000Z' });
    for (const part of ['José Prado', 'jose prado', 'SÉ PRA', 'JO']) {
      expect(await found(part)).toEqual(['José Prado', 'Jose PRADO', 'José Prado']);
    }
    expect(await list({ name: 'José Prado', document: '11144477735' })).toHaveLength(1);
  });

  test('characters with a special meaning are plain text in a name search', async () => {
    const { insert, found } = account('signs');
    await insert({ generatedName: '100% Natural_Ltda \\ Filhos' });
    await insert({ generatedName: '100 Naturais Ltda' });
    for (const part of ['100%', '0% nat', 'l_l', 'a \\ f', '100% Natural_Ltda \\ Filhos']) {
      expect(await found(part)).toEqual(['100% Natural_Ltda \\ Filhos']);
    }
    expect(await found('1%0')).toEqual([]);
  });

  test('a charge without a name is found by its payer’s name once it is paid', async () => {
    const { token, ok, found, list } = account('nameless');
    const { id } = await ok('charges.create', { body: { amount: 10 } });
    expect(await list({})).toMatchObject([{ id, generatedName: null, payerName: null }]);
    expect([await found('a'), await found('||'), await found('nul')]).toEqual([[], [], []]);
    await sandbox().control.payCharge({ token, id });
    const [{ payerName } = { payerName: null }] = await list({});
    expect(payerName).not.toBeNull();
    expect(await found(payerName ?? '')).toEqual([payerName]);
  });

  test('name and type together match the other party of that type', async () => {
    const { insert, list } = account('types');
    await insert({ type: 'DEPOSIT', payerName: 'Helena Lins', receiverName: 'Oficina' });
    await insert({ type: 'WITHDRAW', payerName: 'Oficina', receiverName: 'Helena Lins' });
    await insert({ type: 'COMMISSION', payerName: 'Lapacho', receiverName: 'Oficina' });
    expect(await list({ name: 'Helena', type: ['WITHDRAW'] })).toMatchObject([{ type: 'WITHDRAW' }]);
    expect(await list({ name: 'Helena', type: ['COMMISSION', 'DEPOSIT'] })).toMatchObject([{ type: 'DEPOSIT' }]);
    expect(await list({ name: 'Helena', type: ['COMMISSION'] })).toEqual([]);
  });
});

test('pages of a very common name continue without gaps or repeats', async () => {
  const { token, list, ok } = account('many');
  await ok('balance.read', {});
  const sql = openDatabase(sandbox().databaseUrl, 1);
  const many = Array.from({ length: 1_300 }, (_, number) =>
    newTransaction({
      id: `lapacho${number}`,
      status: number % 3 === 0 ? 'EXPIRED' : 'COMPLETED',
      type: 'DEPOSIT',
      amount: 10_000n,
      generatedName: number % 10 === 0 ? 'Outra' : `Cliente ${number}`,
      // Three of each instant.
      createdAt: new Date(Date.parse(at) + Math.floor(number / 3) * 1_000).toISOString(),
      updatedAt: at,
    }),
  );
  const [row] = await sql<{ id: number }[]>`select id from accounts where token = ${token}`;
  await insertTransactions(sql, row?.id ?? 0, many);
  await sql.end();

  const walk = async (query: Record<string, unknown>) => {
    const pages = [];
    // From one page to the next the search goes over from a walk by time to one by names.
    for (let page = 1; page <= 14; page++) pages.push(...(await list({ ...query, page })));
    return pages;
  };
  const everything = await walk({});
  expect(everything).toHaveLength(1_300);
  const clients = everything.filter((one) => one.generatedName !== 'Outra');
  expect(await walk({ name: 'cliente' })).toEqual(clients);
  expect(await walk({ name: 'CL', status: ['EXPIRED'] })).toEqual(clients.filter((one) => one.status === 'EXPIRED'));
  expect(await list({ name: 'cliente', page: 5, limit: 7 })).toEqual(clients.slice(28, 35));
});
