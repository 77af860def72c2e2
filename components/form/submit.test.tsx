import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { Form } from './form';
import { Submit } from './submit';

test('a double click sends once, and a click after it sends again', async () => {
  const onSubmit = vi.fn();
  render(
    <IntlProvider locale="pt-BR" messages={{ form: { sending: 'Enviando' } }}>
      <Form onSubmit={onSubmit}>
        <Submit pending={false}>Devolver</Submit>
      </Form>
    </IntlProvider>,
  );
  const button = screen.getByRole('button', { name: 'Devolver' });
  await userEvent.dblClick(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
