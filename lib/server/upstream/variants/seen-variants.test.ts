import { expect, test } from 'vitest';
import type { VariantName } from '@/lib/contracts/office/developers/variants';
import { type AnsweredCall, seenVariants } from './seen-variants';

const call = (endpoint: AnsweredCall['endpoint'], change: Partial<AnsweredCall> = {}): AnsweredCall => ({
  endpoint,
  admission: 'allowed',
  status: 200,
  query: {},
  body: undefined,
  answer: undefined,
  refusedFields: [],
  ...change,
});
const refused = (status: number, ...refusedFields: string[]) => ({ status, refusedFields });
const list = (items: readonly object[]) => ({ answer: { data: items, hasNextPage: false } });
const rows = (count: number) => list(Array.from({ length: count }, () => ({ callbackUrl: null })));
const fixed =
  '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6';

test.each<[string, VariantName, string | null, AnsweredCall]>([
  ['a list of webhooks', 'webhooks', 'offered', call('webhooks.list', { answer: { webhooks: [] } })],
  ['no list of webhooks', 'webhooks', 'absent', call('webhooks.list', { status: 404, admission: 'absent' })],
  ['a forbidden list', 'webhooks', null, call('webhooks.list', { status: 403, admission: 'SVA200' })],
  ['the envelope of the document', 'listEnvelope', 'data', call('callbacks.list', list([]))],
  ['another envelope', 'listEnvelope', 'named', call('callbacks.list', { answer: { callbacks: [], pagination: {} } })],
  ['a limit that is too large', 'pageLimit', 'refused', call('transactions.list', { query: { limit: 101 }, ...refused(400, 'limit') })],
  ['another fault of that call', 'pageLimit', null, call('transactions.list', { query: { limit: 101 }, ...refused(400, 'name') })],
  ['a page that was cut', 'pageLimit', 'cut', call('transactions.list', { query: { limit: 101 }, ...rows(100) })],
  ['a page that was not', 'pageLimit', 'served', call('transactions.list', { query: { limit: 101 }, ...rows(101) })],
  ['too few rows to tell', 'pageLimit', null, call('transactions.list', { query: { limit: 101 }, ...rows(7) })],
  ['a history without a date', 'dateFrom', 'optional', call('transactions.list', rows(1))],
  ['a date that is required', 'dateFrom', 'required', call('transactions.list', refused(400, 'dateFrom'))],
  ['a history with a date', 'dateFrom', null, call('transactions.list', { query: { dateFrom: 'x' }, ...rows(1) })],
  ['a charge that was created', 'creationStatus', '201', call('charges.create', { status: 201 })],
  ['a report that was accepted', 'reportStatus', '202', call('reports.create', { status: 202 })],
  ['short names of a balance', 'balanceNames', 'short', call('balance.read', { answer: { available: 1, blocked: 0 } })],
  ['long names of a balance', 'balanceNames', 'long', call('balance.read', { answer: { balanceAvailable: 1 } })],
  ['capitals', 'profileNames', 'capital', call('account.read', { answer: { ServiceFee: {} } })],
  ['no capitals', 'profileNames', 'small', call('account.read', { answer: { serviceFee: {} } })],
  ['a profile without a document', 'profileDocument', 'left-out', call('account.read', { answer: {} })],
  ['no callbackUrl', 'callbackUrl', 'left-out', call('transactions.list', list([{ id: 'a' }]))],
  ['a refund in text', 'refundAmount', 'text', call('transactions.list', list([{ refundAmount: null }, { refundAmount: '30.50' }]))],
  ['a refund in numbers', 'refundAmount', 'number', call('transactions.read', { answer: { refundAmount: 30.5 } })],
  ['a transfer by its type', 'transferForm', 'type', call('transactions.list', list([{ type: 'INTERNAL_TRANSFER' }]))],
  ['a transfer by its method', 'transferForm', 'method', call('transactions.list', list([{ method: 'INTERNAL_TRANSFER' }]))],
  [
    'a transfer by its accounts',
    'transferForm',
    'accounts',
    call('transactions.read', { answer: { payerAccountNumber: '1', receiverAccountNumber: '2', endToEndId: null, status: 'COMPLETED' } }),
  ],
  ['no transfer', 'transferForm', null, call('transactions.list', list([{ type: 'DEPOSIT' }]))],
  ['another name in callbacks', 'virtualAccount', 'virtualCount', call('callbacks.list', list([{ body: { virtualCount: null } }]))],
  ['a static code that is read', 'staticCodes', 'read', call('qrCodes.read', { answer: { qrCodeType: 'STATIC' } })],
  ['a static code that is refused', 'staticCodes', 'refused', call('qrCodes.read', { body: { emv: fixed }, ...refused(400) })],
  ['a code that is none', 'staticCodes', null, call('qrCodes.read', { body: { emv: 'x' }, ...refused(400) })],
  ['defenses for support alone', 'defenseRead', 'refused', call('defenses.list', refused(403))],
])('%s tells the variant', (_, variant, value, answered) => {
  expect(seenVariants(answered).find((one) => one.variant === variant)?.value ?? null).toBe(value);
});

test('an answer nobody can read tells nothing, and does not fail the call', () => {
  for (const answer of [null, 'text', 7, [], [null, 1], new Uint8Array(3), { data: [null, 'x'] }]) {
    for (const endpoint of ['transactions.list', 'callbacks.list', 'account.read', 'balance.read', 'qrCodes.read'] as const) {
      expect(() => seenVariants(call(endpoint, { answer }))).not.toThrow();
    }
  }
});
