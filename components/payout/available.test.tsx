import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { messagesIn } from '@/lib/messages/messages';
import { Available } from './available';

const messages = messagesIn('pt-BR');

const fees = { cashInFixed: null, cashInPercent: null, cashInMinimum: null, cashOutPercent: null, cashOutMinimum: null };

function show(available: string) {
  const limits = {
    available: toReais(available),
    min: toReais('0.01'),
    max: null,
    daily: null,
    fees: { ...fees, cashOutFixed: toReais('0.85') },
  };
  render(
    <IntlProvider locale="pt-BR" messages={messages}>
      <Available limits={limits} onAll={vi.fn()} />
    </IntlProvider>,
  );
}

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ');

test('with less than the fee the form says fee, balance and why nothing can go, and offers no amount', () => {
  show('0.61');
  expect(text()).toContain('A tarifa prevista é de R$ 0,85');
  expect(text()).toContain('Nada pode sair agora: há R$ 0,61 disponíveis, e o menor pagamento, de R$ 0,01, custa mais R$ 0,85 de tarifa.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('with one centavo more than the fee that centavo can go', () => {
  show('0.86');
  expect(screen.getByRole('button', { name: /Tudo: R\$\s0,01/ })).toBeTruthy();
  expect(text()).not.toContain('Nada pode sair');
});
