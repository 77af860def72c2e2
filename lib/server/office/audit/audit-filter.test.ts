import { randomUUID } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { audit, operations, staff } from '@/lib/server/database/schema/schema';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { auditFilter } from './audit-filter';

const office = officeForTests();
const people = [randomUUID(), randomUUID()] as const;
const operationId = randomUUID();
const rows = 20_000;

beforeAll(async () => {
  const { db } = office.services();
  const [person] = await db.insert(staff).values({ name: 'Rui Bastos', email: 'rui@loja.example', role: 'finance' }).returning();
  await db.insert(operations).values({
    id: operationId,
    kind: 'refunds.create',
    idempotencyKey: randomUUID(),
    fingerprint: Buffer.alloc(32),
    state: 'done',
    reference: 'pedido-24708',
    subject: 'SVTX1',
    staffId: person?.id ?? '',
  });
  // Pairs of request and result, as acts leave them: one act in fifty moves money, one in a hundred is refused.
  await db.execute(sql`
    insert into audit (sequence, at, actor_id, action, object, result, address, request_id, facts, previous_hash, hash)
    select n, timestamptz '2025-01-01' + n * interval '20 seconds', (array[${people[0]}::text, ${people[1]}::text])[1 + (n / 1000) % 2]::uuid,
      case when (n / 2) % 50 > 0 then 'receipt.downloaded' when n % 2 = 0 then 'operation.opened' else 'operation.settled' end,
      case when (n / 2) % 50 > 0 then 'SVTX' || n / 2 else md5((n / 2)::text) end,
      case when n % 2 = 0 then 'asked' when n % 200 = 1 then 'refused' else 'done' end, '192.0.2.7', 'r' || n / 2,
      case when (n / 2) % 50 > 0 then '{}' else '{"kind":"refunds.create","amount":"30.50"}' end::jsonb, decode('00', 'hex'), decode('00', 'hex')
    from generate_series(2, ${sql.raw(String(rows))}) n`);
  await db.execute(sql`vacuum analyze audit`);
});

test.each([
  ['nothing', {}],
  ['a person', { actor: people[1] }],
  ['a person without any line', { actor: randomUUID() }],
  ['what is no id of a person', { actor: 'Rui' }],
  ['a record', { object: 'SVTX1' }],
  ['a reference', { object: 'pedido-24708' }],
  ['a kind', { action: ['receipt.downloaded'] as const }],
  ['a kind that never happened', { action: ['webhook.removed'] as const }],
  ['an operation', { operation: ['refunds.create'] as const }],
  ['a result', { result: ['refused'] as const }],
  ['a person and a result', { actor: people[0], result: ['refused'] as const }],
  ['an old period', { dateFrom: '2025-01-01T12:00:00.000Z', dateTo: '2025-01-02T12:00:00.000Z' }],
])('a search by %s reads the rows it shows, not the whole table', async (_what, filter) => {
  const { db } = office.services();
  const search = db
    .select({ sequence: audit.sequence })
    .from(audit)
    .where(await auditFilter({ page: 1, ...filter }, db))
    .orderBy(desc(audit.at), desc(audit.sequence))
    .limit(21);
  const plan = await db.execute(sql`explain ${search}`);
  const text = plan.map((line) => String(line['QUERY PLAN'])).join('\n');
  expect(text).not.toContain('Seq Scan on audit');
});
