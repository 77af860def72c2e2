import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { createCardUpstream } from './card-upstream';

const sandbox = sandboxForTests();
const office = officeForTests();
const token = 'sandbox-card-secrets';
/** How every JWT begins. */
const jwt = /eyJ[\w-]{10,}/;

/** The content of our whole database as text. */
async function everythingStored(): Promise<string> {
  const { db } = office.services();
  const tables = await db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const rows = await Promise.all(
    tables.map(({ name }) => db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`)),
  );
  return rows.flatMap((table) => table.map(({ row }) => row)).join('\n');
}

test('token and secret appear in no answer, log line or table, whatever happens', async () => {
  office.clock.now = new Date();
  const { control } = sandbox();
  const card = await control.cardConnection(token);
  const finance = await office.person('finance');
  const { id } = await control.insertCardCharge({ token });
  const seen: string[] = [];
  const ask = async (method: string, path: string, change = {}, body?: unknown) => {
    const upstream = createCardUpstream({ card: { ...card, ...change }, timeoutMs: 25_000 });
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await office.send(method, path, { at: 'payments', as: finance, body, headers, services: { upstream } });
    seen.push(answer.text, JSON.stringify([...answer.headers]));
    return answer.status;
  };

  expect(await ask('GET', `/charges/${id}`)).toBe(200);
  await control.addFault({ token, endpoint: 'cardCharges.read', fault: 'status', code: 'SVA100', times: 2 });
  expect(await ask('GET', `/charges/${id}`)).toBe(502);
  await control.addFault({ token, endpoint: 'cardTokens.create', fault: 'html' });
  expect(await ask('GET', `/charges/${id}`)).toBe(503);
  expect(await ask('GET', `/charges/${id}`, { clientSecret: 'canary-of-a-wrong-secret' })).toBe(503);
  await control.addFault({ token, endpoint: 'cardCharges.reverse', fault: 'apply-then-drop' });
  expect(await ask('PUT', `/charges/${id}/reverse`, {}, { expectedRemaining: 10_000 })).toBe(202);

  const output = [...seen, ...office.log(), await everythingStored()].join('\n');
  expect(output).toContain(id);
  expect(output).not.toMatch(jwt);
  for (const secret of [card.clientSecret, 'canary-of-a-wrong-secret']) expect(output).not.toContain(secret);
});
