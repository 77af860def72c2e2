import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { CommandPalette } from './command-palette';

const onFind = vi.fn();
const onSeen = vi.fn();

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ir para
      </button>
      {open && (
        <CommandPalette
          permissions={['account:read', 'transactions:read', 'charges:read', 'operations:read']}
          onFind={onFind}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

beforeEach(async () => {
  onFind.mockReset();
  onSeen.mockReset();
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    onSeen(this.textContent);
  });
  render(
    <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')}>
      <Page />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ir para' }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const box = () => screen.getByRole('combobox', { name: 'Ir para uma página ou procurar' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('palette is a dialog with a box that names its list and the option it is at', () => {
  expect(screen.getByRole('dialog', { name: 'Ir para uma página ou procurar' })).toBeTruthy();
  expect(document.activeElement).toBe(box());
  expect(box().getAttribute('aria-autocomplete')).toBe('list');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('listbox', { name: 'Resultados' }));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(active());
  expect(screen.getAllByRole('option').every((option) => option.tabIndex === -1)).toBe(true);
});

test.each([
  ['', 0],
  ['{ArrowDown}', 1],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', 1],
  ['{ArrowUp}', -1],
  ['{ArrowUp}{ArrowDown}', 0],
])('palette after "%s" is at option %i, in view, with the focus still in the box', async (keys, at) => {
  if (keys) await userEvent.keyboard(keys);
  expect(active()).toBe(options().at(at));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(options().at(at));
  expect(onSeen).toHaveBeenLastCalledWith(options().at(at));
  expect(document.activeElement).toBe(box());
});

test('palette starts at the first option again when the text changes', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}tra');
  expect(active()).toBe(options()[0]);
});

test('palette finds a page by a part of its name, without accents, and what is left to search for last', async () => {
  await userEvent.keyboard('transacoes');
  expect(options()[0]).toBe('Transações');
  expect(options().at(-1)).toContain('transacoes');
});

test.each([
  ['Enter', '{Enter}'],
  ['an arrow', '{ArrowDown}{ArrowUp}{Enter}'],
])('palette searches with %s for what is no page, closes, and gives the focus back', async (_name, keys) => {
  await userEvent.keyboard(`E2026 9${keys}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onFind).toHaveBeenCalledExactlyOnceWith('E2026 9', { kind: 'name', value: 'E2026 9' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ir para' }));
});

test('palette closes with Esc and gives the focus back', async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ir para' }));
});

test('palette keeps the keys of a text field: they move in the text', async () => {
  await userEvent.keyboard('saque{Home}x{End}y{ArrowLeft}z{Backspace}{Delete}');
  expect(box()).toHaveProperty('value', 'xsaque');
});

test('palette without an option says that none is open, and its arrows lead nowhere', async () => {
  await userEvent.keyboard('4111 1111 1111 1111{ArrowDown}{ArrowUp}');
  expect(options()).toEqual([]);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  expect(screen.getByRole('alert')).toBeTruthy();
});
