import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import type { AutoWithdrawRule } from '@/lib/domain/auto-withdraw-rule';
import { loadMessages } from '@/lib/messages/load-messages';
import { RuleDialog } from './rule-dialog';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const holder = { name: 'Ana Prado', document: '***.982.247-**', institutionName: 'Banco Aroeira' };
const account = { autoWithdraw: null };
const operation = { id: 'op-1', kind: 'account.change', state: 'done', transactionId: null, problem: null };
const done = { '/api/payments/user': Response.json({ operation, record: account }) };

async function show(answers: Readonly<Record<string, Response>>, rule: AutoWithdrawRule | null = null) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'PATCH') sent.push(JSON.parse(String(init.body)));
    if (url.startsWith('/api/office/operations')) return Response.json({ items: [], hasNext: false, total: 0 });
    if (url.endsWith('/approval-files')) return Response.json({ actions: [] });
    return (answers[url] ?? Response.json({})).clone();
  });
  const onClose = vi.fn();
  const messages = await loadMessages('pt-BR');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        <RuleDialog rule={rule} onClose={onClose} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return { sent, onClose };
}

const looked = {
  '/api/office/payees/by-key': Response.json({ holder, last: null, changed: false, lookup: 'looked-up' }),
  '/api/office/payees/confirm': Response.json({ confirmation: 'confirmed' }),
};

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

async function fillAndLookUp() {
  await userEvent.type(screen.getByLabelText('Chave Pix'), 'ana@loja.example');
  await userEvent.type(screen.getByLabelText('A partir do saldo de'), '500,00');
  await userEvent.click(screen.getByRole('button', { name: 'Consultar titular' }));
  await screen.findByText('Ana Prado');
}

async function confirmAndTurnOn() {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Conferi o nome: é este o recebedor' }));
  await goOn();
  await userEvent.click(screen.getByRole('button', { name: 'Ligar o saque automático' }));
}

test('a rule is sent once its holder was seen and the whole was confirmed', async () => {
  const { sent, onClose } = await show({ ...looked, ...done });
  await goOn();
  expect(await screen.findByText('Digite uma chave Pix válida e escolha o tipo.')).toBeTruthy();
  expect(screen.getByLabelText('A partir do saldo de')).toHaveProperty('value', '');
  await fillAndLookUp();
  await goOn();
  expect(await screen.findByText('Confirme o recebedor antes de enviar.')).toBeTruthy();
  expect(sent).toEqual([]);
  await confirmAndTurnOn();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    {
      autoWithdraw: { enabled: true, pixKey: 'ana@loja.example', pixType: 'email', frequency: 'DAILY', minimumBalance: 500 },
      confirmation: 'confirmed',
      acknowledged: false,
    },
  ]);
});

test('a blocked account is reported, and the typed rule stays', async () => {
  const { onClose } = await show({
    ...looked,
    '/api/payments/user': Response.json({ statusCode: 403, errorCode: 'SVA204' }, { status: 403 }),
  });
  await fillAndLookUp();
  await confirmAndTurnOn();
  expect(await screen.findByText('A conta está bloqueada para alterações')).toBeTruthy();
  expect(screen.getByLabelText('Chave Pix')).toHaveProperty('value', 'ana@loja.example');
  expect(onClose).not.toHaveBeenCalled();
});

test('an account without automatic withdrawals is described in one sentence', async () => {
  await show({ ...looked, '/api/payments/user': Response.json({ statusCode: 404, errorCode: 'SVG404' }, { status: 404 }) });
  await fillAndLookUp();
  await confirmAndTurnOn();
  expect(await screen.findByText(/não permite configurar o saque automático/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('is turned off also where keys may not be looked up', async () => {
  const refused = Response.json({ statusCode: 403, errorCode: 'SVK400' }, { status: 403 });
  const rule: AutoWithdrawRule = {
    enabled: true,
    pixKey: 'ana@loja.example',
    pixType: 'email',
    frequency: 'DAILY',
    minimumBalance: 0,
  };
  const { sent, onClose } = await show({ '/api/office/payees/by-key': refused, ...done }, rule);
  await userEvent.click(screen.getByRole('checkbox'));
  await goOn();
  await userEvent.click(await screen.findByRole('button', { name: 'Desligar o saque automático' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ autoWithdraw: { ...rule, enabled: false } }]);
});
