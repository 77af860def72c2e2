import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChangeOrRemove } from './change-or-remove';

function show() {
  const user = userEvent.setup();
  const onRemove = vi.fn();
  render(<ChangeOrRemove word={(name) => name} onChange={() => {}} onRemove={onRemove} removing={false} closedChange={false} />);
  return { user, onRemove, button: (name: string) => screen.getByRole('button', { name }) };
}

test('a key that is pressed twice removes nothing, and the focus is back where it was', async () => {
  const { user, onRemove, button } = show();
  button('removeOne').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('keep'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('removeOne'));
  expect(onRemove).not.toHaveBeenCalled();
});

test('removes when that is pressed after the question', async () => {
  const { user, onRemove, button } = show();
  await user.click(button('removeOne'));
  await user.click(button('remove'));
  expect(onRemove).toHaveBeenCalledOnce();
});
