import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';

/** interface: Endpoints, row by row; `{id}` as the document writes it. */
const rows = {
  Deposits: [
    'POST /pix',
    'GET /pix',
    'GET /pix/qr-code/{id}',
    'GET /proof/{id}',
    'POST /transactions',
    'GET /user/deposit-pending',
    'GET /user/deposit-pending/{id}',
  ],
  Withdrawals: [
    'GET /pix/key',
    'POST /withdraw',
    'POST /pix/qrcode/read',
    'POST /withdraw/qrcode',
    'GET /withdraw',
    'GET /withdraw/proof/{id}',
    'GET /user/pix-keys',
  ],
  'Internal transfer': ['POST /internal-transfer', 'GET /internal-transfer'],
  Account: ['GET /user', 'PATCH /user', 'GET /user/balance'],
  Reports: [
    'GET /user/transactions',
    'GET /user/transactions/{id}',
    'GET /user/bank-statements',
    'GET /user/bank-statements/{id}',
    'POST /user/report',
    'POST /user/report/{id}/download',
    'GET /status',
  ],
  Callbacks: [
    'POST /user/webhooks',
    'GET /user/callbacks',
    'GET /user/callbacks/{id}',
    'POST /user/callbacks/resend/{transactionId}',
    'POST /user/callbacks/resend',
  ],
  'Infractions (MED)': [
    'GET /user/infractions',
    'GET /user/infractions/{id}',
    'POST /user/infractions/{id}/defenses',
    'GET /user/infractions/{id}/defenses',
  ],
  'Card interface': ['POST /token', 'POST /charges', 'GET /charges', 'GET /charges/{chargeId}', 'PUT /charges/{chargeId}/reverse'],
} as const;

const served = new Set(
  endpointNames
    .map(endpointNamed)
    .filter(({ service }) => service !== 'office')
    .map(({ method, path }) => `${method} ${path}`),
);

test.each(Object.entries(rows))('interface: %s: each row has its call', (_, calls) => {
  expect(calls.filter((call) => !served.has(call))).toEqual([]);
});

/** The tables and lists of the document that are not of calls, as titles of tests name their rows. */
const rules = [
  ...['1', '2', '3'].map((number) => `What the service does, money rules, ${number}`),
  ...['status', 'type', 'method', 'virtualAccount', 'payerAccountNumber', 'which fields are filled when'].map(
    (row) => `Transaction, ${row}`,
  ),
  ...['Error envelope', 'Page of results', 'States and transitions', 'recurrence status', 'POST /pix, rules of the body'],
  ...['1', '2', '3', '4', '5', '6'].map((number) => `Authentication, ${number}`),
  ...['1', '2'].map((number) => `Events, Configuration, ${number}`),
  ...['Method', 'Expected answer', 'Response deadline', 'Retries', 'A 4xx answer', 'Duplicates'].map((row) => `Delivery rules, ${row}`),
  ...['Signature', 'Events, Payload', 'Code catalog', 'HTTP status handling', 'network timeout', 'does not emit 502 or 504'],
  ...['POST /pix amount', 'POST /pix expiresIn', "'clientReference'", "'virtualAccount'", 'POST /withdraw amount'],
  ...['POST /withdraw/qrcode amount', 'Limits, pagination', 'Limits, cards'],
  'Versioning',
];

/** The tests of the sandbox that name a part of the document. */
const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('documented-rows.test.ts'))
  .map((file) => readFileSync(`sandbox/${file}`, 'utf8'))
  .filter((text) => text.includes('interface: '));

/** `GET /user` is not named by what names `GET /user/balance`. */
const isNamed = (row: string) => {
  const named = new RegExp(`${row.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![/\\w])`);
  return files.some((text) => named.test(text));
};

test.each([...Object.values(rows).flat(), ...rules])('a test names %s', (row) => {
  expect(isNamed(row)).toBe(true);
});
