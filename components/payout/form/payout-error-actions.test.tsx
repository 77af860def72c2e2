import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import type { PayoutLimits } from '@/components/payout/payout-limits';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { toReais } from '@/lib/format/money/money';
import { messagesIn } from '@/lib/messages/messages';
import { PayoutErrorActions } from './payout-error-actions';

const messages = messagesIn('pt-BR');

const limits: PayoutLimits = {
  available: toReais('10.85'),
  min: toReais('1'),
  max: toReais('1000'),
  daily: { left: toReais('40'), limit: toReais('500'), resetAt: null },
  fees: {
    cashInFixed: null,
    cashInPercent: null,
    cashInMinimum: null,
    cashOutFixed: toReais('0.85'),
    cashOutPercent: null,
    cashOutMinimum: null,
  },
};

function show(
  errorCode: 'SVC200' | 'SVS202' | 'SVS600' | 'SVA203' | 'SVS603' | typeof ownCodes.holderChanged,
  details: { field: string; reason: string }[] = [],
) {
  const actions = { onAmount: vi.fn(), onLookUp: vi.fn() };
  const found = problem({ statusCode: 422, errorCode, details }).problem;
  render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <PayoutErrorActions problem={found} limits={limits} {...actions} />
    </IntlProvider>,
  );
  return actions;
}

const plain = () => document.body.textContent?.replaceAll('\u00a0', ' ');

test('too little balance shows the balance and offers what it suffices for', async () => {
  const { onAmount } = show('SVC200');
  expect(plain()).toContain('Disponível agora: R$ 10,85.');
  await userEvent.click(screen.getByRole('button', { name: /Usar/ }));
  expect(onAmount).toHaveBeenCalledWith('10.00');
});

test.each([
  ['SVS202', 'Restam R$ 40,00 de R$ 500,00 hoje.'],
  ['SVS600', 'Esta conta paga de R$ 1,00 a R$ 1.000,00 por vez.'],
  ['SVA203', 'Peça a quem cuida deste servidor o endereço IP de saída'],
] as const)('%s says: %s', (code, words) => {
  show(code);
  expect(plain()).toContain(words);
});

test('an address that is not allowed is named', () => {
  show('SVA203', [{ field: 'address', reason: '203.0.113.7' }]);
  expect(plain()).toContain('203.0.113.7');
});

test.each(['SVS603', ownCodes.holderChanged] as const)('%s leads to another look-up', async (code) => {
  const { onLookUp } = show(code);
  await userEvent.click(screen.getByRole('button', { name: 'Consultar de novo' }));
  expect(onLookUp).toHaveBeenCalledOnce();
});
