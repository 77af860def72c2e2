import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import postgres from 'postgres';

// The smallest service on the sandbox's database: the same page of transactions, and a charge stored as one row. No token, no limits, no rules, no names
// to search by, no deliveries, and no picture of a code.

const { BARE_DATABASE_URL: url } = process.env;
if (!url) throw new Error('npm run bench starts this');
const sql = postgres(url, { max: 20, connection: { TimeZone: 'UTC', synchronous_commit: 'off' } });
const [largest] = await sql`select account_id from transactions group by account_id order by count(*) desc limit 1`;
const account: number = largest?.account_id ?? 0;
const nobody = 2_000_000_000;

const app = new Hono();

app.get('/list', async (context) => {
  const rows = await sql<{ json: string }[]>`
    select row_to_json(page)::text as json
    from (select * from transactions where account_id = ${account} order by created_at desc, id desc limit 21) as page`;
  const items = rows.slice(0, 20).map(({ json }) => json);
  return context.body(`{"items":[${items.join()}],"page":1,"hasNext":${rows.length > 20}}`, 200, { 'content-type': 'application/json' });
});

app.post('/charge', async (context) => {
  const { amount, generatedName } = await context.req.json<{ amount: number; generatedName: string }>();
  const id = randomUUID();
  const now = new Date();
  await sql`
    insert into transactions (account_id, id, status, type, amount, generated_name, qr_code_text, created_at, updated_at, expires_at)
    values (${nobody}, ${id}, 'PENDING', 'DEPOSIT', ${Math.round(amount * 10_000)}, ${generatedName}, ${`code of ${id}`}, ${now}, ${now}, ${now})`;
  return context.json({ id, status: 'PENDING', type: 'DEPOSIT', amount, generatedName, createdAt: now, updatedAt: now });
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port));
process.once('disconnect', () => process.exit());
