import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useKey } from '@/components/ui/action/use-key';
import { Popover } from './popover';

const button = () => screen.getByRole('button', { name: 'Colunas' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

function show({ onClosed, children }: { onClosed?: () => void; children?: ReactNode } = {}) {
  render(
    <>
      <Popover face="Colunas" onClosed={onClosed}>
        {(close) => (
          <>
            {children}
            <input aria-label="Nome" />
            <button type="button" onClick={close}>
              Aplicar
            </button>
          </>
        )}
      </Popover>
      <a href="#after">Depois</a>
    </>,
  );
}

test('popover is a dialog named by its button, which says that it has one, whether it is open, and where', async () => {
  show();
  expect(button().getAttribute('aria-haspopup')).toBe('dialog');
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Colunas' }).id).toBe(button().getAttribute('aria-controls'));
});

test.each([
  ['{Enter}', true, 'Nome'],
  [' ', true, 'Nome'],
  ['{ArrowDown}', false, 'Colunas'],
  ['{Enter}{Tab}', true, 'Aplicar'],
  ['{Enter}{Tab}{Shift>}{Tab}{/Shift}', true, 'Nome'],
  ['{Enter}{Escape}', false, 'Colunas'],
  ['{Enter}{Tab}{Enter}', false, 'Colunas'],
  ['{Enter}{Tab}{Tab}', false, 'Depois'],
])('popover after %s: open %s, focus at %s', async (keys, open, place) => {
  show();
  button().focus();
  await userEvent.keyboard(keys);
  expect(isOpen()).toBe(open);
  expect(focused()).toBe(place);
});

test('popover closes by a press elsewhere, and by one on its button, and says each time that it did', async () => {
  const onClosed = vi.fn();
  show({ onClosed });
  const user = userEvent.setup();
  await user.click(button());
  await user.click(document.body);
  expect(isOpen()).toBe(false);
  await user.click(button());
  await user.click(button());
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(2));
});

test('popover that is filled after it opened takes the focus then', async () => {
  const late = (come: boolean) => <Popover face="Colunas">{() => come && <input aria-label="Nome" />}</Popover>;
  const { rerender } = render(late(false));
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Colunas');
  rerender(late(true));
  await waitFor(() => expect(focused()).toBe('Nome'));
});

test('popover keeps the keys of the page to itself while the focus is in it', async () => {
  const next = vi.fn();
  show();
  renderHook(() => useKey('j', next));
  button().focus();
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}{Tab}j');
  expect(next).toHaveBeenCalledOnce();
});
