import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { loadMessages } from '@/lib/messages/load-messages';
import { Party } from './party-facts';

const messages = await loadMessages('pt-BR');
const names = {
  payerName: 'Helena Prado',
  receiverName: 'Oficina do Ipê',
  receiverInstitutionName: 'Banco Ipê',
  receiverAccountNumber: '004217',
};

const show = (type: string, side: 'payer' | 'receiver', more: object = {}) => {
  const wire = { id: 'T1', type, status: 'COMPLETED', amount: 10, createdAt: '2026-11-27T15:00:00.000Z', ...names, ...more };
  return render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <Party side={side} transaction={shapes['transactions.read'].record.parse(wire)} privacy="open" />
    </IntlProvider>,
  );
};

test('a payment shows of our own side the account and nothing else', () => {
  show('DEPOSIT', 'receiver');
  expect(screen.getByText('004217')).toBeTruthy();
  expect(screen.queryByText('Oficina do Ipê')).toBeNull();
  cleanup();
  expect(show('DEPOSIT', 'receiver', { receiverAccountNumber: null }).container.textContent).toBe('');
});

test('the other side is named with its bank', () => {
  show('WITHDRAW', 'receiver');
  expect(screen.getByText('Oficina do Ipê')).toBeTruthy();
  expect(screen.getByText('Banco Ipê')).toBeTruthy();
});
