import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { serviceProblems } from '@/lib/contracts/problem/problem-codes';
import { brCode } from '@/sandbox/br-code/br-code';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const now = '2026-11-27T15:00:00.000Z';

beforeAll(() => sandbox().control.setClock({ now, speed: 0 }));

type Code = keyof typeof serviceProblems;
const codes = Object.keys(serviceProblems) as Code[];

const cnpj = '11222333000181';
const day = { dateFrom: '2026-11-27T00:00:00Z', dateTo: '2026-11-28T00:00:00Z' };
const open = brCode({ location: 'sandbox.example/qr/aberto', amount: null, merchant: 'Loja' });
const coded = (asked: string) => brCode({ location: `sandbox.example/qr/${asked}`, amount: 100_000n, merchant: 'Loja' });

/** An account of its own for one code, with R$ 10.000,00, and what can be asked of it. */
function context(code: Code) {
  const token = `sandbox-${code}`;
  const { ok, refused } = merchantForTests(sandbox, token);
  const { control } = sandbox();
  const withdrawal = { amount: 10, pixKey: 'ana@correio.example', pixType: 'email' } as const;
  return {
    token,
    ok,
    refused,
    control,
    set: (change: Parameters<typeof control.changeAccount>[1]) => control.changeAccount(token, change),
    charge: (body: object = {}) => refused('charges.create', { body: { amount: 10, ...body } }),
    withdraw: (body: object = {}) => refused('withdrawals.create', { body: { ...withdrawal, ...body } }),
    payCode: (qrCode: string, amount?: number) =>
      refused('withdrawals.createFromQrCode', { body: { qrCode, ...(amount === undefined ? {} : { amount }) } }),
    readCode: (emv: string) => refused('qrCodes.read', { body: { emv } }),
    lookUpKey: (pixKey: string) => refused('pixKeys.find', { query: { pixKey } }),
    transfer: async (body: object = {}) => {
      const [{ number: payerAccountNumber }, { number: receiverAccountNumber }] = await Promise.all([
        control.createAccount({ token }),
        control.createAccount({ token: `${token}-receiver` }),
      ]);
      return refused('transfers.create', { body: { payerAccountNumber, receiverAccountNumber, amount: 10, ...body } });
    },
    stored: async (transaction: object) => (await control.insertTransaction({ token, transaction })).id,
    refund: (transactionId: string, body: object = {}) => refused('refunds.create', { params: { transactionId }, body }),
    receipt: (id: string) => refused('charges.receipt', { params: { id } }),
    report: (period = day) => ok('reports.create', { body: period }),
    disputed: async () => {
      const { id: transactionId } = await control.insertTransaction({ token, transaction: { amount: 50 } });
      return (await control.openInfraction({ token, transactionId })).id;
    },
    defend: async (id: string) => {
      const form = new FormData();
      form.append('defense', 'Pedido entregue com assinatura.');
      const init = { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } };
      const answer = await sandbox().fetch(`/user/infractions/${id}/defenses`, init);
      return { ...(await answer.json()), status: answer.status };
    },
  };
}

type CodeContext = ReturnType<typeof context>;

/** How README.md says that each code is provoked. A code without a way does not compile. */
const ways: Readonly<Record<Code, (context: CodeContext) => Promise<unknown>>> = {
  SVV001: ({ charge }) => charge({ amount: 0.99, generatedName: 'R2D2' }),
  SVI100: ({ charge }) => charge({ amount: 100.92 }),
  SVF503: ({ charge }) => charge({ amount: 503.93 }),
  SVA100: () => merchantForTests(sandbox, 'unknown').refused('balance.read', {}),
  SVA200: ({ set, charge }) => set({ scopes: ['balance:read'] }).then(() => charge()),
  SVA203: ({ set, withdraw }) => set({ ipAllowed: false }).then(() => withdraw()),
  SVA204: ({ set, refused }) =>
    set({ blockedForChanges: true }).then(() => refused('webhooks.create', { body: { url: 'https://loja.example/pix' } })),

  SVD200: ({ set, charge }) => set({ allowDeposit: false }).then(() => charge()),
  SVD201: ({ set, charge }) => set({ allowCnpjDeposit: false }).then(() => charge({ generatedDocument: cnpj })),
  SVD500: ({ charge }) => charge({ amount: 500.91 }),
  SVD600: ({ set, charge }) => set({ cashInTicketMin: 20 }).then(() => charge({ amount: 19.99 })),
  SVD601: ({ set, charge }) => set({ cashInTicketMax: 20 }).then(() => charge({ amount: 20.01 })),
  SVD602: ({ set, charge }) => set({ documentRequiredAbove: 20 }).then(() => charge({ amount: 20.01 })),
  SVD100: ({ charge }) => charge({ amount: 100.91 }),
  SVD103: ({ charge }) => charge({ amount: 103.91 }),

  SVS200: ({ set, withdraw }) => set({ allowWithdraw: false }).then(() => withdraw()),
  SVS201: ({ set, withdraw }) => set({ registeredPayees: [] }).then(() => withdraw({ pixKey: cnpj, pixType: 'cnpj' })),
  SVS202: ({ set, withdraw }) => set({ dailyWithdrawLimit: 9.99 }).then(() => withdraw()),
  SVC200: ({ set, withdraw }) => set({ available: 10.84 }).then(() => withdraw()),
  SVS102: ({ ok, payCode }) => ok('charges.create', { body: { amount: 10 } }).then(({ qrCodeText }) => payCode(qrCodeText ?? '')),
  SVS500: ({ withdraw }) => withdraw({ amount: 500.91 }),
  SVS600: ({ set, withdraw }) => set({ cashOutTicketMin: 20 }).then(() => withdraw({ amount: 19.99 })),
  SVS601: ({ set, withdraw }) => set({ cashOutTicketMax: 20 }).then(() => withdraw({ amount: 20.01 })),
  SVS602: ({ withdraw }) => withdraw({ amount: 602.91 }),
  SVS603: ({ payCode }) => payCode(coded('preco'), 10.01),
  SVS604: ({ payCode }) => payCode(open),

  SVC201: ({ token, control, transfer }) => control.changeAccount(`${token}-receiver`, { allowDeposit: false }).then(() => transfer()),
  SVC202: ({ token, control, transfer }) => control.changeAccount(`${token}-receiver`, { transferInFixed: 10 }).then(() => transfer()),
  SVC300: ({ transfer }) => transfer({ receiverAccountNumber: '000000' }),
  SVC301: ({ refused }) => refused('transfers.find', { query: { id: 'nothing' } }),
  SVC400: ({ transfer }) => transfer({ payerAccountNumber: '000000' }),
  SVC401: ({ set, transfer }) => set({ allowInternalTransfer: false }).then(() => transfer()),
  SVC600: async ({ token, control, transfer }) => transfer({ receiverAccountNumber: (await control.createAccount({ token })).number }),
  SVC602: ({ set, transfer }) => set({ transferTicketMin: 20 }).then(() => transfer({ amount: 19.99 })),
  SVC603: ({ set, transfer }) => set({ transferTicketMax: 20 }).then(() => transfer({ amount: 20.01 })),

  SVK101: ({ readCode }) => readCode(coded('svk101')),
  SVK200: ({ lookUpKey }) => lookUpKey('svk200@sandbox.example'),
  SVK201: ({ withdraw }) => withdraw({ pixKey: 'svk201@sandbox.example' }),
  SVK300: ({ lookUpKey }) => lookUpKey('svk300@sandbox.example'),
  SVK301: ({ refused }) => refused('charges.qrCode', { params: { id: 'nothing' } }),
  SVK310: async ({ token, ok, control, readCode }) => {
    const { id, qrCodeText } = await ok('charges.create', { body: { amount: 10 } });
    await control.expireCharge({ token, id });
    return readCode(qrCodeText ?? '');
  },
  SVK400: ({ set, lookUpKey }) => set({ allowKeyLookup: false }).then(() => lookUpKey('ana@correio.example')),
  SVK401: ({ set, readCode }) => set({ allowQrReading: false }).then(() => readCode(open)),
  SVK600: ({ lookUpKey }) => lookUpKey('ana'),
  SVK601: ({ readCode }) => readCode('pix'),

  SVC210: async ({ ok, charge }) => {
    await ok('charges.create', { body: { amount: 10, clientReference: 'pedido-1' } });
    return charge({ clientReference: 'pedido-1' });
  },
  SVC310: ({ refused }) => refused('transactions.read', { params: { id: 'nothing' } }),
  SVC320: ({ stored, receipt }) => stored({ status: 'PENDING' }).then(receipt),
  SVC321: ({ stored, receipt }) => stored({ status: 'CANCELED' }).then(receipt),
  SVI103: ({ stored, receipt }) => stored({ status: 'COMPLETED', payerName: null }).then(receipt),

  SVK210: async ({ token, control, disputed, defend }) => {
    const id = await disputed();
    await control.moveInfraction(id, { token, move: 'close', result: 'DISAGREED' });
    return defend(id);
  },
  SVK211: async ({ token, control, disputed, defend }) => {
    const id = await disputed();
    await control.moveInfraction(id, { token, move: 'wait' });
    return defend(id);
  },
  SVK212: async ({ disputed, defend }) => {
    const id = await disputed();
    await defend(id);
    return defend(id);
  },

  SVI101: ({ charge }) => charge({ amount: 101.92 }),
  SVI110: ({ charge }) => charge({ amount: 110.92 }),
  SVI111: ({ charge }) => charge({ amount: 111.92 }),
  SVF500: ({ charge }) => charge({ amount: 500.93 }),

  SVG404: ({ refused }) => refused('callbacks.read', { params: { id: 'nothing' } }),
  SVG409: ({ stored, refund }) => stored({ status: 'PENDING', amount: 10 }).then((id) => refund(id)),
  SVG410: async ({ control, stored, report, refused }) => {
    await stored({ status: 'COMPLETED' });
    const { id } = await report();
    await control.setClock({ advanceSeconds: 8 * 86_400 });
    return refused('reports.download', { params: { id } }).finally(() => control.setClock({ now, speed: 0 }));
  },
  SVG422: ({ stored, refund }) => stored({ status: 'COMPLETED', type: 'WITHDRAW' }).then((id) => refund(id)),
  SVG423: ({ stored, refund }) =>
    stored({ status: 'COMPLETED', amount: 10, paidAt: now, endToEndId: 'E-SVG423' }).then((id) => refund(id, { amount: 10.01 })),
  SVG429: async ({ set, ok, refused }) => {
    await set({ rateLimit: { calls: 1, seconds: 60 } });
    await ok('balance.read', {});
    return refused('balance.read', {});
  },
};

const envelope = z.strictObject({
  status: z.number(),
  statusCode: z.number(),
  error: z.string(),
  message: z.string().regex(/^[^{}]+$/),
  requestId: z.uuid(),
  errorCode: z.string(),
  details: z
    .array(z.strictObject({ field: z.string(), reason: z.string().min(1) }))
    .min(1)
    .optional(),
  retryAfterSeconds: z.int().positive().optional(),
});

/** interface: Envelope, "on 429, 503 and 424 unavailability". */
const transientCodes = new Set<Code>(['SVF503', 'SVD500', 'SVS500', 'SVF500', 'SVG429']);

test.each(codes)(
  'interface: Code catalog; Error envelope; HTTP status handling: %s is provoked as README.md says and has the documented envelope',
  async (code) => {
    await sandbox().control.changeAccount(`sandbox-${code}`, { available: 10_000 });
    const answer = envelope.parse(await ways[code](context(code)));
    const { http } = serviceProblems[code];
    expect(answer).toMatchObject({ errorCode: code, status: http, statusCode: http, error: STATUS_CODES[http] });
    expect(answer.details !== undefined).toBe(code === 'SVV001');
    expect(answer.retryAfterSeconds !== undefined).toBe(transientCodes.has(code));
  },
);

test('interface: Code catalog: README.md has every code in its table of how to provoke them', () => {
  const [, section = ''] = /## How to provoke each code\n(.*?)\n## /s.exec(readFileSync('sandbox/README.md', 'utf8')) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| SV'));
  const documented = new Set(rows.flatMap((row) => (row.split('|')[1] ?? '').match(/SV[A-Z]\d{3}/g) ?? []));
  expect(codes.filter((code) => !documented.has(code))).toEqual([]);
});
