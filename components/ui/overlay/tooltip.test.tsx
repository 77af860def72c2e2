import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip';

const onPageKey = vi.fn();

beforeEach(() => {
  onPageKey.mockReset();
  document.addEventListener('keydown', onPageKey);
  render(
    <>
      <Tooltip id="reason" text="Falta saldo">
        <button type="button" aria-describedby="reason">
          Sacar
        </button>
      </Tooltip>
      <button type="button">Depois</button>
    </>,
  );
});
afterEach(() => {
  document.removeEventListener('keydown', onPageKey);
  cleanup();
});

const isShown = () => screen.getByRole('tooltip', { hidden: true }).classList.contains('visible');
const button = () => screen.getByRole('button', { name: 'Sacar' });

test('tooltip describes its control also while it does not show', () => {
  expect(isShown()).toBe(false);
  expect(screen.getByRole('button', { name: 'Sacar', description: 'Falta saldo' })).toBeTruthy();
});

test.each([
  ['{Tab}', true],
  ['{Tab}{Escape}', false],
  ['{Tab}{Enter}', true],
  ['{Tab}{Tab}', false],
])('tooltip after %s shows: %s', async (keys, shown) => {
  await userEvent.keyboard(keys);
  expect(isShown()).toBe(shown);
});

test('tooltip that Esc puts away leaves the focus where it is, and Esc to the page the next time', async () => {
  await userEvent.keyboard('{Tab}{Escape}');
  expect(document.activeElement).toBe(button());
  const escapes = () => onPageKey.mock.calls.filter(([event]) => event.key === 'Escape').length;
  expect(escapes()).toBe(0);
  await userEvent.keyboard('{Escape}');
  expect(escapes()).toBe(1);
});

test('tooltip shows under the pointer, stays while the pointer is on it, and goes with it', async () => {
  const user = userEvent.setup();
  await user.hover(button());
  expect(isShown()).toBe(true);
  await user.hover(screen.getByRole('tooltip'));
  expect(isShown()).toBe(true);
  await user.hover(screen.getByRole('button', { name: 'Depois' }));
  expect(isShown()).toBe(false);
});

test('tooltip under a resting pointer goes with Esc', async () => {
  const user = userEvent.setup();
  await user.hover(button());
  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);
});

test('tooltip that only repeats a label is not read out a second time', () => {
  cleanup();
  render(
    <Tooltip text="Fechar">
      <button type="button" aria-label="Fechar" />
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  expect(screen.getByText('Fechar').getAttribute('aria-hidden')).toBe('true');
});
