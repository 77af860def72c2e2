import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('%s', (_name, Overlay) => {
  function Page({ description }: { description?: string }) {
    const [asking, setAsking] = useState(false);
    return (
      <IntlProvider locale="pt-BR" messages={{ ui: { close: 'Fechar' } }}>
        <button type="button" onClick={() => setAsking(true)}>
          Girar
        </button>
        {asking && (
          <Overlay open onClose={() => setAsking(false)} title="Girar a chave" description={description}>
            <input aria-label="Senha" />
            <button type="button" onClick={() => setAsking(false)}>
              Cancelar
            </button>
          </Overlay>
        )}
      </IntlProvider>
    );
  }

  test('is named by its title, described by the text below it, and modal', async () => {
    render(<Page description="A chave de antes deixa de valer." />);
    await userEvent.click(screen.getByRole('button', { name: 'Girar' }));
    const dialog = screen.getByRole('dialog', { name: 'Girar a chave', description: 'A chave de antes deixa de valer.' });
    // Opened by `showModal`, the browser says by itself that it is modal, and keeps what is behind out of reach.
    expect([dialog.tagName, dialog.hasAttribute('open')]).toEqual(['DIALOG', true]);
  });

  test('without a description is described by nothing', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Girar' }));
    expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
  });

  test.each([
    ['{Enter}', 'Senha'],
    ['{Enter}{Tab}', 'Cancelar'],
    ['{Enter}{Shift>}{Tab}{/Shift}', 'Fechar'],
    ['{Enter}{Escape}', 'Girar'],
    ['{Enter}{Tab}{Enter}', 'Girar'],
    ['{Enter}{Shift>}{Tab}{/Shift}{Enter}', 'Girar'],
  ])('after %s has the focus at %s', async (keys, place) => {
    render(<Page />);
    screen.getByRole('button', { name: 'Girar' }).focus();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(place === 'Girar'));
    expect(focused()).toBe(place);
  });
});

test('dialog without anything to fill in has the focus itself, and none of its buttons', () => {
  render(
    <IntlProvider locale="pt-BR" messages={{ ui: { close: 'Fechar' } }}>
      <Dialog open onClose={() => {}} title="Relatório">
        <button type="button">Baixar</button>
      </Dialog>
    </IntlProvider>,
  );
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('dialog that shows something once is closed by its own button alone, neither by Esc nor by a cross', () => {
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
