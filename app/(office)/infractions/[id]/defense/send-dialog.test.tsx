import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { SendDialog } from './send-dialog';

const messages = await loadMessages('pt-BR');

const now = new Date('2026-11-27T17:32:08.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const file = (id: string, name: string) => ({ id, name, mimeType: 'application/pdf', size: 2_048, sha256: 'ab'.repeat(32) });
const draft = {
  text: 'O pedido foi retirado na loja.',
  version: 7,
  updatedAt: null,
  updatedBy: null,
  lock: null,
  files: [file('f1', 'nota.pdf'), file('f2', 'Anexo 1 · recibo.pdf')],
};

function show(given: { asks: boolean; expiresAt?: string | null; hasNext?: boolean }) {
  const onSend = vi.fn();
  render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <SendDialog
        infraction={{ id: 'inf7', expiresAt: given.expiresAt ?? '2026-11-27T17:33:08.000Z' }}
        draft={draft}
        asks={given.asks}
        sending={false}
        hasNext={given.hasNext ?? true}
        onSend={onSend}
        onClose={vi.fn()}
      />
    </IntlProvider>,
  );
  return { onSend, user: userEvent.setup() };
}

test('what will be sent can be opened under its number, and sent from there after the question', async () => {
  const { onSend, user } = show({ asks: false });
  const [note, receipt] = screen.getAllByRole('link');
  expect([note?.textContent, receipt?.textContent]).toEqual(['Anexo 1 · nota.pdf', 'Anexo 2 · recibo.pdf']);
  expect(note?.getAttribute('href')).toBe('/api/office/infractions/inf7/draft/files/f1');
  expect(screen.getAllByText(/^SHA-256 (ab){32}$/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Enviar defesa com 2 arquivos' }));
  expect(onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Enviar agora' }));
  expect(onSend).toHaveBeenCalledWith({ key: expect.any(String), version: 7 }, false);
});

test('sending goes on to the next case where that was pressed, and offers it only where there is one', async () => {
  const { onSend, user } = show({ asks: true });
  await user.click(screen.getByRole('button', { name: 'Enviar e abrir a próxima' }));
  expect(onSend).toHaveBeenCalledWith({ key: expect.any(String), version: 7 }, true);
  cleanup();
  show({ asks: true, hasNext: false });
  expect(screen.queryByRole('button', { name: 'Enviar e abrir a próxima' })).toBeNull();
});

test('a deadline that passes while the confirmation is open is reported, and the confirmation starts again', async () => {
  show({ asks: true });
  expect(screen.getByRole('button', { name: 'Enviar agora' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(61_000));
  expect(screen.getByRole('alert').textContent).toContain('O prazo passou enquanto esta pergunta estava aberta');
  expect(screen.queryByRole('button', { name: /Enviar/ })).toBeNull();
  cleanup();
  show({ asks: true, expiresAt: '2026-11-27T17:33:08.000Z' });
  expect(screen.getByText(/O serviço pode recusar a defesa/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enviar agora' })).toBeTruthy();
});
