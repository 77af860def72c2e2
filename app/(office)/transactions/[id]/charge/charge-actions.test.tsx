import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyCharge, personalFields } from '@/components/charge/charge-draft';
import { useDraft } from '@/components/form/use-draft';
import { shapes } from '@/lib/contracts/shapes';
import { loadMessages } from '@/lib/messages/load-messages';
import { ChargeActions } from './charge-actions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const charge = shapes['transactions.read'].record.parse({
  id: '5f0c1c4e-8d2b-4b5e-9f52-0c3c1d2e3f4a',
  type: 'DEPOSIT',
  status: 'EXPIRED',
  amount: 1234.5,
  createdAt: '2026-11-28T15:00:00.000Z',
  generatedName: 'Rafael Moura',
  generatedDocument: '52998224725',
  virtualAccount: 'loja-centro',
  clientReference: 'cob-1',
});
test('an expired charge can be made again: the form opens with its amount and payer, and nobody is named in what the browser stores', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')}>
        <ChargeActions
          charge={charge}
          stage="spent"
          end="2026-11-29T15:01:00.000Z"
          rights={{ mayCharge: true, mayShare: true }}
          framed={false}
        />
      </IntlProvider>
    </QueryClientProvider>,
  );
  const link = screen.getByRole('link', { name: 'Cobrar de novo' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(link.getAttribute('href')).toBe('/charges/new');
  const form = renderHook(() => useDraft('charge', emptyCharge, personalFields));
  expect(form.result.current.draft).toEqual({
    ...emptyCharge,
    expiry: 'custom',
    customTime: '1441',
    amount: '1.234,50',
    name: 'Rafael Moura',
    document: '52998224725',
    virtualAccount: 'loja-centro',
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Rafael|52998224725/);
});
