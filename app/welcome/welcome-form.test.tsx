import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { loadMessages } from '@/lib/messages/load-messages';
import { WelcomeForm } from './welcome-form';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const token = 'T'.repeat(43);

async function open(answers: readonly Response[]) {
  const sent: (readonly [string, unknown])[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, JSON.parse(String(init.body))]);
    return left.shift() ?? Response.json(null);
  });
  window.history.replaceState(null, '', `/welcome#${token}`);
  const messages = await loadMessages('pt-BR');
  render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <WelcomeForm />
    </IntlProvider>,
  );
  return sent;
}

const choose = async (password: string) => {
  await userEvent.clear(screen.getByLabelText('Nova senha'));
  await userEvent.type(screen.getByLabelText('Nova senha'), password);
  await userEvent.click(screen.getByRole('button', { name: /Salvar a senha/ }));
};

const refusal = (status: number, errorCode: string, details: readonly object[] = []) =>
  Response.json(
    { statusCode: status, errorCode, message: null, requestId: 'r', details, retryAfterSeconds: null },
    {
      status,
    },
  );

test('the token of a link leaves the address at once, and is sent in the body with the password', async () => {
  const sent = await open([]);
  expect(window.location.href).not.toContain(token);
  await choose('quatro palavras bem longas');
  expect(await screen.findByText('Senha escolhida. Agora é só entrar.')).toBeDefined();
  expect(sent).toEqual([['/api/password-links', { token, password: 'quatro palavras bem longas' }]]);
});

test('a password that is not taken says why at its field, and the link can be used again', async () => {
  const sent = await open([refusal(400, ownCodes.invalidRequest, [{ field: 'next', reason: 'common' }])]);
  await choose('senha12345678');
  expect(await screen.findByText(/É uma senha comum/)).toBeDefined();
  expect(screen.getByLabelText('Nova senha').getAttribute('aria-invalid')).toBe('true');
  await choose('quatro palavras bem longas');
  expect(await screen.findByText('Senha escolhida. Agora é só entrar.')).toBeDefined();
  expect(sent).toHaveLength(2);
});

test('a link that no longer works says whom to ask', async () => {
  await open([refusal(410, ownCodes.linkExpired)]);
  await choose('quatro palavras bem longas');
  expect(await screen.findByText('Este link não vale mais')).toBeDefined();
});
