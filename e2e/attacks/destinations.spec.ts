import { randomUUID } from 'node:crypto';
import { type Attack, codeOf, expect, failuresOf, test } from './attack-test';

const json = { 'content-type': 'application/json' };
const key = { pixKey: 'ana@loja.example', pixType: 'email' };

const send = (attack: Attack, method: string, path: string, body: object, role: 'finance' | 'developer' = 'finance') =>
  attack(role, {
    method,
    path: `/api${path}`,
    headers: { ...json, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });

async function confirmation(attack: Attack, operation: string, amount?: number): Promise<string> {
  const { lookup } = JSON.parse((await send(attack, 'POST', '/office/payees/by-key', key)).text);
  return JSON.parse((await send(attack, 'POST', '/office/payees/confirm', { lookup, operation, amount })).text).confirmation;
}

test('the whole balance is sent nowhere by a rule whose payee nobody confirmed', async ({ attack }) => {
  const autoWithdraw = { enabled: true, ...key, frequency: 'BALANCE', minimumBalance: 0.01 };
  const bodies = [
    { autoWithdraw },
    { autoWithdraw, confirmation: 'made up', acknowledged: true },
    { autoWithdraw, confirmation: await confirmation(attack, 'withdrawals.create', 1), acknowledged: true },
    {
      autoWithdraw: { ...autoWithdraw, pixKey: 'ladrao@evil.example' },
      confirmation: await confirmation(attack, 'account.change'),
      acknowledged: true,
    },
    { autoWithdraw: { ...autoWithdraw, enabled: false, pixKey: 'ladrao@evil.example' } },
  ];
  const failures = await failuresOf(bodies, async (body) => {
    const code = codeOf(await send(attack, 'PATCH', '/payments/user', body));
    return code === 'SVB425' ? null : `${JSON.stringify(body).slice(0, 80)}: ${code}`;
  });
  expect(failures).toEqual([]);
});

test('a confirmation pays no other amount, and twice never', async ({ attack }) => {
  const withdrawal = { ...key, amount: 0.01, confirmation: await confirmation(attack, 'withdrawals.create', 0.01), acknowledged: true };
  expect(codeOf(await send(attack, 'POST', '/payments/withdraw', { ...withdrawal, amount: 45_000 }))).toBe('SVB425');
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(attack, 'POST', '/payments/withdraw', withdrawal)));
  expect(answers.map((answer) => codeOf(answer) ?? 'paid').sort()).toEqual([...Array(19).fill('SVB452'), 'paid']);
});

test('a masked role directs callbacks to none but the hosts of the setting', async ({ attack }) => {
  const urls = [
    'https://evil.example/a',
    'https://evil.example/api/callbacks/***',
    'https://loja.example@evil.example/',
    'https://loja.example:8443/',
    'https://169.254.169.254/',
    'https://2852039166/',
    'https://0xa9.0xfe.0xa9.0xfe/',
    'https://[::ffff:169.254.169.254]/',
    'https://localhost:5432/',
    'https://db.internal/',
    'https://user:pw@loja.example/',
  ];
  const failures = await failuresOf(urls, async (url) => {
    const code = codeOf(await send(attack, 'POST', '/payments/user/webhooks', { url, events: [] }, 'developer'));
    return code === 'SVB451' ? null : `${url}: ${code}`;
  });
  expect(failures).toEqual([]);
});

test('nobody brings a secret that would make forged deliveries count as signed', async ({ attack }) => {
  const answer = await send(attack, 'PUT', '/office/webhook-secrets/made-up-id', { secret: 'whsec_0123456789abcdef' }, 'developer');
  expect([answer.status, codeOf(answer)]).toEqual([405, 'SVB405']);
});
