import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let finance: Person;
const references = ['BLC-7f3a90', 'PEDIDO 2041', 'pedido-2042', 'Ação Março/11', '50%_off', 'aa', null];

beforeAll(async () => {
  finance = await office.person('finance');
  await office
    .services()
    .db.insert(operations)
    .values(
      references.map((reference) => ({
        kind: 'charges.create' as const,
        idempotencyKey: randomUUID(),
        fingerprint: Buffer.alloc(32),
        state: 'done' as const,
        reference,
        staffId: finance.staffId,
      })),
    );
});

async function found(text: string): Promise<(string | null)[]> {
  const { body } = await office.send('GET', `/operations?text=${encodeURIComponent(text)}`, { as: finance });
  return body.items.map(({ reference }: { reference: string | null }) => reference).sort();
}

test.each([
  ['7f3', ['BLC-7f3a90']],
  ['blc-7F3A90', ['BLC-7f3a90']],
  ['edido', ['PEDIDO 2041', 'pedido-2042']],
  ['2042', ['pedido-2042']],
  ['MARÇO/1', ['Ação Março/11']],
  ['0%_o', ['50%_off']],
  ['%_%', []],
  ['aa', ['aa']],
  ['a', ['Ação Março/11', 'BLC-7f3a90', 'aa']],
  ['aaa', []],
  ['edi2041', []],
])('an operation is found by any part of its reference, whatever the case of its letters: %s', async (text, expected) => {
  expect(await found(text)).toEqual([...expected].sort());
});
