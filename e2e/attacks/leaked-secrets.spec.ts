import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpf } from 'cpf-cnpj-validator';
import { dataDir } from '@/e2e/support/stack';
import { storeTransaction } from '@/e2e/support/store-transaction';
import { findInOwnTables } from '@/e2e/support/stored-text';
import { roleNames } from '@/lib/contracts/office/permission';
import { expect, test } from './attack-test';
import { canaries, canariesIn, inboxSecret } from './canaries';

const appLog = () => readFileSync(join(dataDir(), 'logs', 'app.log'), 'utf8');

test('no file that browsers load contains a secret of the server, or a source map', () => {
  const served = readdirSync('.next/static', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(served.length).toBeGreaterThan(5);
  for (const { parentPath, name } of served) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    expect(canariesIn(text), name).toEqual([]);
    expect(text, name).not.toMatch(/AUTH_SECRET|SEAL_KEY|DATABASE_URL|sourceMappingURL/);
  }
});

test('a document reaches no role whole that may not see it, and the log under no role', async ({ attack }) => {
  const document = cpf.generate();
  const { id } = await storeTransaction({ payerDocument: document, generatedDocument: document });
  const addresses = [`/api/payments/user/transactions/${id}`, `/transactions/${id}`, `/api/payments/user/transactions?limit=100`];
  for (const role of ['support', 'developer', 'auditor'] as const)
    for (const path of addresses) expect((await attack(role, { path })).text, `${path} for ${role}`).not.toContain(document);
  await attack('finance', { path: `/api/payments/user/transactions?document=${document}` });
  await attack('finance', { path: `/api/payments/user/transactions?document=${document}&unknown=${document}` });
  expect(appLog()).not.toContain(document);
});

test('a card number that is sent where none belongs is in no answer and not in the log', async ({ attack }) => {
  const number = '4111111111111111';
  const sendings = [
    {
      method: 'POST',
      path: '/api/payments/pix',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 1, description: number }),
    },
    { path: `/api/payments/user/transactions?name=${number}` },
    { path: `/api/payments/user/transactions/${number}` },
    { path: `/api/${number}` },
  ];
  for (const sending of sendings) expect((await attack('finance', sending)).text, sending.path).not.toContain(number);
  expect(appLog()).not.toContain(number);
});

test('no table of the product holds a secret, and the search would have found one', async () => {
  const secrets = canaries().filter(({ value }) => value.length > 15);
  const known = 'finance@demo.example';
  const found = await findInOwnTables([known, ...secrets.map(({ value }) => value)]);
  // Deliveries are stored as received, and quote the address they were sent to; wherever one is shown the secret is hidden.
  const quoted = [inboxSecret('callbacks'), inboxSecret('card postbacks')];
  const others = found.filter(({ table, text }) => table !== 'public.inbox' || !quoted.includes(text));
  expect(others).toEqual([{ table: 'public.staff', text: known }]);
});

test('the log holds no secret and no key of a session', async ({ cookieOf }) => {
  const cookies = await Promise.all(roleNames.map((role) => cookieOf(role)));
  const values = cookies.flatMap((cookie) => cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)));
  const keys = values.filter((value) => value.length > 20);
  expect(keys.length).toBeGreaterThanOrEqual(roleNames.length);
  const log = appLog();
  expect(canariesIn(log)).toEqual([]);
  for (const key of keys) expect(log).not.toContain(key);
});
