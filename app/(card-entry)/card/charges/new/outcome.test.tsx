import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { cardChargeRecord } from '@/lib/contracts/card/card-charge-record.shape';
import { messagesIn } from '@/lib/messages/messages';
import { Outcome } from './outcome';

const messages = messagesIn('pt-BR');

function show(payment: object) {
  const record = cardChargeRecord.parse({
    id: 'c1',
    amount: 10_000,
    createdAt: '2026-11-27T12:00:00.000Z',
    creditCardPayment: { status: 3, ...payment },
  });
  render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <QueryClientProvider client={new QueryClient()}>
        <Outcome chargeId="c1" record={record} onOpen={() => {}} onNext={() => {}} />
      </QueryClientProvider>
    </IntlProvider>,
  );
}

test('a denial has the words the service means for whoever pays', () => {
  show({ reasonCode: 14, returnCode: '41', returnMessage: 'Cartão perdido', retryAllowed: false });
  expect(screen.getByText(/Cartão perdido/)).toBeTruthy();
  expect(screen.getByText(/não tente de novo com este cartão/)).toBeTruthy();
});

test('without them it has the name of the service’s number, and says nothing of another attempt where the service does not', () => {
  show({ reasonCode: 14 });
  expect(screen.getByText(/Cartão bloqueado/)).toBeTruthy();
  expect(screen.queryByText(/com este cartão/)).toBeNull();
});
