import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog';

afterEach(cleanup);
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};

function Asking() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Girar
      </button>
      {asking && (
        <Dialog open onClose={() => setAsking(false)} title="Girar a chave">
          <input aria-label="Senha" />
          <button type="button" onClick={() => setAsking(false)}>
            Cancelar
          </button>
        </Dialog>
      )}
    </>
  );
}

test('the first field has the focus, and a dialog left by its own button gives it back to the one that opened it', async () => {
  render(
    <IntlProvider locale="pt-BR" messages={{ ui: { close: 'Fechar' } }}>
      <Asking />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Girar' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Senha' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Girar' }));
});

test('what is shown once is closed by its own button alone, neither by Esc nor by a cross', () => {
  const cancelled = (held: boolean) => {
    render(
      <IntlProvider locale="pt-BR" messages={{ ui: { close: 'Fechar' } }}>
        <Dialog open held={held} onClose={() => {}} title="Senha de uso único">
          abacaxi
        </Dialog>
      </IntlProvider>,
    );
    const dialog = screen.getByRole('dialog');
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    const state = { prevented: cancel.defaultPrevented, cross: screen.queryByRole('button', { name: 'Fechar' }) !== null };
    cleanup();
    return state;
  };
  expect(cancelled(true)).toEqual({ prevented: true, cross: false });
  expect(cancelled(false)).toEqual({ prevented: false, cross: true });
});
