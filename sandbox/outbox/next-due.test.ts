import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '@/sandbox/accounts/open-account';
import { migrate } from '@/sandbox/database/migrate';
import { openDatabase, type Sql } from '@/sandbox/database/open-database';
import { createSandboxHome, type SandboxHome } from '@/sandbox/testing/sandbox-home';
import { claimCallbacks } from './claim-callbacks';
import { nextDue } from './next-due';

let home: SandboxHome;
let sql: Sql;
const now = new Date('2026-11-27T15:00:00Z');

beforeAll(async () => {
  home = await createSandboxHome();
  sql = openDatabase(home.databaseUrl);
  await migrate(sql);
  const account = await sql.begin((tx) => openAccount(tx, 'sandbox-leases', now.toISOString()));
  const due = now.toISOString();
  await sql`insert into callback_outbox ${sql({ accountId: account?.id ?? 0, transactionId: 'tx1', event: 'TRANSACTION_PENDING', url: 'https://loja.example', body: '{}', dueAt: due, createdAt: due })}`;
});

afterAll(async () => {
  await sql.end();
  await home.remove();
});

test('interface: Delivery rules, Retries: a claimed callback is checked again when its lease ends', async () => {
  expect(await claimCallbacks(sql, now, 1)).toHaveLength(1);
  const atEndOfLease = await nextDue(sql, now);
  expect((atEndOfLease?.getTime() ?? 0) - now.getTime()).toBeGreaterThan(0);
  await sql`update callback_outbox set leased_until = now() - interval '1 millisecond'`;
  const overdue = await nextDue(sql, now);
  expect(overdue?.getTime()).toBeLessThanOrEqual(now.getTime());
});
