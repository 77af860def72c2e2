import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu } from './menu';

const pause = vi.fn();

beforeEach(() => {
  pause.mockReset();
  render(
    <>
      <a href="#before">Antes</a>
      <Menu
        label="Ações"
        face="…"
        items={[
          { label: 'Abrir', href: '#abrir' },
          { label: 'Assumir', onSelect: () => undefined, blocked: 'Já tem responsável' },
          { label: 'Éditos', onSelect: () => undefined },
          { label: 'Pausar', onSelect: pause },
        ]}
      />
      <a href="#after">Depois</a>
    </>,
  );
});
const button = () => screen.getByRole('button', { name: 'Ações' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function press(keys: string) {
  await userEvent.keyboard(keys);
}

test('button of a menu says that it has one, whether it is open, and where', async () => {
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  const menu = screen.getByRole('menu', { name: 'Ações' });
  expect(button().getAttribute('aria-controls')).toBe(menu.id);
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.firstChild?.textContent, item.tabIndex, item.getAttribute('aria-disabled')])).toEqual([
    ['Abrir', -1, null],
    ['AssumirJá tem responsável', -1, 'true'],
    ['Éditos', -1, null],
    ['Pausar', -1, null],
  ]);
});

test.each([
  ['{Enter}', 'Abrir'],
  [' ', 'Abrir'],
  ['{ArrowDown}', 'Abrir'],
  ['{ArrowUp}', 'Pausar'],
])('button of a menu opens it with %s and goes to %s', async (key, item) => {
  button().focus();
  await press(key);
  expect(isOpen()).toBe(true);
  expect(focused()).toBe(item);
});

test.each([
  ['next', '{ArrowDown}{ArrowDown}', 'Éditos'],
  ['previous', '{ArrowDown}{ArrowDown}{ArrowUp}', 'AssumirJá tem responsável'],
  ['past the end', '{End}{ArrowDown}', 'Abrir'],
  ['past the start', '{ArrowUp}', 'Pausar'],
  ['first', '{End}{Home}', 'Abrir'],
  ['last', '{End}', 'Pausar'],
  ['by its letter', 'p', 'Pausar'],
  ['by its letter, without accents', 'e', 'Éditos'],
  ['the next of two with one letter', 'a', 'AssumirJá tem responsável'],
  ['round to the first of two with one letter', 'aa', 'Abrir'],
  ['nowhere by a letter of none', 'z', 'Abrir'],
  ['nowhere by a letter with Ctrl', '{Control>}p{/Control}', 'Abrir'],
])('menu goes to an item: %s', async (_case, keys, item) => {
  await userEvent.click(button());
  await press(keys);
  expect(focused()).toBe(item);
});

test('menu is entered at its last item only by the arrow that says so', async () => {
  button().focus();
  await press('{ArrowUp}{Escape}{Enter}');
  expect(focused()).toBe('Abrir');
});

test.each([
  ['{Escape}', 'Ações'],
  ['{Tab}', 'Depois'],
  ['{Shift>}{Tab}{/Shift}', 'Antes'],
])('menu closes with %s, and the focus is at %s', async (key, place) => {
  await userEvent.click(button());
  await press(key);
  expect(isOpen()).toBe(false);
  expect(focused()).toBe(place);
});

test.each(['{Enter}', ' '])('menu runs an item with %s, closes, and gives the focus back', async (key) => {
  await userEvent.click(button());
  await press(`{End}${key}`);
  expect(pause).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
  expect(focused()).toBe('Ações');
});

test.each(['{Enter}', ' '])('menu follows a link with %s', async (key) => {
  const followed = vi.fn((event: Event) => event.preventDefault());
  await userEvent.click(button());
  screen.getByRole('menuitem', { name: 'Abrir' }).addEventListener('click', followed);
  await press(key);
  expect(followed).toHaveBeenCalledOnce();
});

test('menu keeps what is blocked within reach, and does nothing there', async () => {
  await userEvent.click(button());
  await press('{ArrowDown}{Enter}');
  expect(isOpen()).toBe(true);
  expect(focused()).toContain('Já tem responsável');
});
