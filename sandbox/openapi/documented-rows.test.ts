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
