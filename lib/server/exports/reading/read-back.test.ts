import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { sumReais, toReais } from '@/lib/format/money/money';
import { piecesOf } from '@/lib/server/exports/store';
import { always, alwaysMade, exportsForTests } from '@/lib/server/exports/testing/exports-for-tests';
import { parseDelimited } from '@/lib/server/exports/testing/read-back';
import { readOfx } from '@/lib/server/exports/testing/read-ofx';
import { canary } from '@/lib/server/testing/office-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const { office, finance, before, made } = exportsForTests(sandbox, 260);

describe('read by an independent parser, the file equals the screen, counted and summed', () => {
  /** The rows of the list on screen, page by page. */
  async function onScreen(path: string): Promise<Record<string, string>[]> {
    const found: Record<string, string>[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await office.send('GET', `${path}&page=${page}&limit=100`, { at: 'payments', as: finance() });
      found.push(...body.items);
      if (!body.hasNext) return found;
    }
  }
  const point = (text = '') => text.replaceAll('.', '').replace(',', '.');
  const bytesOf = async (id: string) => {
    const pieces = [];
    for await (const piece of piecesOf(office.services(), id)) pieces.push(piece);
    return Buffer.concat(pieces);
  };

  const readers = {
    machine: (file: Buffer) =>
      parseDelimited(file.toString('utf8').replaceAll(/^#.*\r\n/gm, ''), ',')
        .slice(1)
        .map(([amount = '', id = '']) => ({ amount, id })),
    sheet: (file: Buffer) => {
      const records = parseDelimited(file.toString('utf8'), ';');
      const table = records.slice(records.findIndex((record) => record.length === 1 && record[0] === '') + 1);
      return table.slice(1).map(([amount, id = '']) => ({ amount: point(amount), id }));
    },
    // Not our own: a program that reads workbooks of others. Numbers as they are written, before they become floats.
    xlsx: async (file: Buffer) =>
      (await readSheet(file, { parseNumber: (text) => text })).slice(1).map(([amount, id]) => ({ amount: String(amount), id: String(id) })),
  };

  test.each(['machine', 'sheet', 'xlsx'] as const)('transactions as %s', async (form) => {
    const screen = await onScreen(`/user/transactions?${always}`);
    const record = await made({ form, columns: ['amount'] });
    const read = await readers[form](await bytesOf(record.id));
    expect(read.map(({ id }) => id)).toEqual(screen.map(({ id }) => id));
    const sign = ({ type, amount = '' }: Record<string, string>) => (type === 'WITHDRAW' ? `-${amount}` : amount);
    expect(sumReais(read.map(({ amount }) => toReais(amount)))).toBe(sumReais(screen.map((row) => toReais(sign(row)))));
  });

  test.each(['status=CANCELED', 'type=WITHDRAW', 'clientReference=so-este', 'virtualAccount=loja-7', 'name=Zuleica', 'amount=77.77'])(
    'transactions filtered by %s alone, which are fewer',
    async (filter) => {
      const keys = { clientReference: 'so-este', virtualAccount: 'loja-7', payerName: 'Zuleica Prado', amount: 77.77 };
      if ((await onScreen(`/user/transactions?${always}&amount=77.77`)).length === 0)
        await sandbox().control.insertTransaction({ token: canary, transaction: { ...keys, createdAt: before() } });
      const screen = await onScreen(`/user/transactions?${always}&${filter}`);
      const record = await made({ form: 'machine', search: `${always}&${filter}`, columns: ['amount'] });
      expect(readers.machine(await bytesOf(record.id)).map(({ id }) => id)).toEqual(screen.map(({ id }) => id));
      expect(screen.length).toBeGreaterThan(0);
      expect(screen.length).toBeLessThan(260);
    },
  );

  describe('the statement as OFX', () => {
    const order = { list: 'statements', form: 'ofx', columns: ['createdAt'] };
    const read = async (change: object, as = finance()) => readOfx(await bytesOf((await made({ ...order, ...change }, as)).id));

    test.each(['finance', 'auditor'] as const)('of %s', async (role) => {
      const as = await office.person(role);
      const lines = (await onScreen(`/user/bank-statements?${alwaysMade}`)).filter(({ balanceType }) => balanceType === 'AVAILABLE');
      const statement = await read({ search: alwaysMade }, as);
      const { body: account } = await office.send('GET', '/user', { at: 'payments', as });
      expect(statement).toMatchObject({ account: account.accountNumber, currency: 'BRL' });
      expect(statement.lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
      expect(statement.lines.map(({ at }) => at.getTime())).toEqual(
        lines.map(({ createdAt = '' }) => Math.floor(Date.parse(createdAt) / 1000) * 1000),
      );
      const sign = ({ operation, amount = '' }: Record<string, string>) => (operation === 'DECREMENT' ? `-${amount}` : amount);
      const sum = sumReais(statement.lines.map(({ amount }) => toReais(amount)));
      expect(sum).toBe(sumReais(lines.map((line) => toReais(sign(line)))));
      expect(statement.balance).toEqual({ amount: sum, at: statement.lines[0]?.at });
    });

    test('without lines has the balance of now', async () => {
      const { body: balance } = await office.send('GET', '/user/balance', { at: 'payments', as: finance() });
      const period = 'createdAtFrom=2020-11-16T03:00:00.000Z&createdAtTo=2020-11-17T02:59:59.999Z';
      expect(await read({ search: period })).toMatchObject({
        lines: [],
        from: new Date('2020-11-16T03:00:00.000Z'),
        to: new Date('2020-11-17T02:59:59.000Z'),
        balance: { amount: balance.available },
      });
    });
  });
});
