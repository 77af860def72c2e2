import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { transactionRecord } from '@/lib/contracts/pix/payments/transactions.shape';
import type { Transaction } from '@/lib/contracts/shapes';
import { paymentMoney } from '@/lib/domain/payment/payment-money';
import { refundHistories } from '@/lib/domain/payment/testing/refund-history';
import { formatReais } from '@/lib/format/money/money-text';
import { messagesIn } from '@/lib/messages/messages';
import { PaymentSum } from './payment-sum';
import { RefundTag } from './refund-tag';
import { TransactionAmount } from './transaction-amount';

const messages = messagesIn('pt-BR');

const payment = (change: object) =>
  transactionRecord.parse({
    id: 'SVTX1',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    amount: 100,
    serviceFeeCharged: 0.99,
    createdAt: '2026-11-27T11:00:00.000Z',
    ...change,
  });

function show(transaction: Transaction) {
  const { container } = render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <PaymentSum payment={transaction} />
      <p data-testid="tag">
        <RefundTag transaction={transaction} />
      </p>
      <p data-testid="amount">
        <TransactionAmount transaction={transaction} />
      </p>
    </IntlProvider>,
  );
  const terms = Array.from(container.querySelectorAll('dt'), (term) => [term.textContent, plain(term.nextElementSibling?.textContent)]);
  return {
    sum: Object.fromEntries(terms),
    tag: plain(screen.getByTestId('tag').textContent),
    amount: plain(screen.getByTestId('amount').textContent),
  };
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

test('a payment refunded whole leaves the account short of the fee, with its own sign', () => {
  const { sum } = show(
    payment({ amount: 50, status: 'REFUNDED', refundAmount: 50, refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z' }),
  );
  expect(sum['Fica com você']).toBe('− R$ 0,99');
});

test('a refund that failed after an earlier one leaves the earlier one counted', () => {
  const { sum, tag } = show(payment({ refundAmount: 30, refundStatus: 'CANCELED', refundedAt: '2026-11-28T12:00:00.000Z' }));
  expect(sum).toMatchObject({ 'Já devolvido': '− R$ 30,00', 'Fica com você': 'R$ 69,01' });
  expect(tag).toBe('30,00 devolvidodevolução não realizada');
});

test('a refund without an amount is shown as such, and no remainder is shown', () => {
  const { sum } = show(payment({ status: 'REFUNDED' }));
  expect(sum['Já devolvido']).toBe('não informado');
  expect(sum).not.toHaveProperty('Fica com você');
});

test('a payment of a type nobody knows has no sign and no result', () => {
  const { sum, amount } = show(payment({ type: 'NEVER_SEEN' }));
  expect(amount).toBe('R$ 100,00');
  expect(sum).toEqual({ Valor: 'R$ 100,00', 'Tarifa do serviço': 'R$ 0,99' });
});

test.each([
  ['untouched', {}, ''],
  ['refunded in part', { refundAmount: 30, refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z' }, '30,00 devolvido'],
  ['with a part on its way', { refundAmount: 30, refundStatus: 'PENDING' }, '30,00 em devolução'],
  ['with all of it on its way', { refundAmount: 100, refundStatus: 'PENDING' }, '100,00 em devolução'],
  ['with a refund that failed', { refundAmount: 30, refundStatus: 'CANCELED' }, 'devolução não realizada'],
  [
    'refunded whole, as the status says',
    { status: 'REFUNDED', refundAmount: 100, refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z' },
    '',
  ],
  [
    'refunded in part though the status says whole',
    { status: 'REFUNDED', refundAmount: 30, refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z' },
    '30,00 devolvido',
  ],
])('in a list a payment %s is told apart', (_, change, tag) => {
  expect(show(payment(change)).tag).toBe(tag);
});

test('for every order of refunds the page shows the sum that the file has', () => {
  fc.assert(
    fc.property(refundHistories, ({ transaction }) => {
      const { net } = paymentMoney(transaction);
      const { sum } = show(transaction);
      cleanup();
      expect(sum['Fica com você']).toBe(plain(net && formatReais(net, 'pt-BR')).replace('−', '− '));
    }),
    { numRuns: 30 },
  );
});
