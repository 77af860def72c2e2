import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button';

const ui = { copy: 'Copiar {what}', copied: 'Copiado', copyByHand: '{what}: copie com Ctrl C' };

function show() {
  const user = userEvent.setup();
  render(
    <IntlProvider locale="pt-BR" messages={{ ui }}>
      <CopyButton value="E9912" what="E2E" />
    </IntlProvider>,
  );
  return { user, button: screen.getByRole('button', { name: 'Copiar E2E' }) };
}

test('copies the value and says so', async () => {
  const { user, button } = show();
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('E9912');
  expect((await screen.findByRole('status')).textContent).toBe('Copiado');
});

test('where the browser refuses, the value is there to be copied by hand', async () => {
  const { user, button } = show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E2E: copie com Ctrl C' });
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('E9912');
});
