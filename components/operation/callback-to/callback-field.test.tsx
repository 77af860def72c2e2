import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { CallbackField, callbackChoice } from './callback-field';
import { MerchantHost } from './merchant-host';

function Form() {
  const [value, setValue] = useState('');
  return <CallbackField value={value} onChange={setValue} />;
}

const show = async (host: string | null) =>
  render(
    <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')}>
      <MerchantHost host={host}>
        <Form />
      </MerchantHost>
    </IntlProvider>,
  );

test('asks for the callback receiver, starting with the merchant’s system, and explains the other choice', async () => {
  await show('loja.example');
  const field = screen.getByRole('combobox', { name: 'Quem o serviço avisa' });
  expect(field).toHaveProperty('value', 'merchant');
  expect(screen.getByRole('option', { name: 'O seu sistema (loja.example)' })).toBeTruthy();
  await userEvent.selectOptions(field, 'Só o Balcão');
  expect(screen.getByText(/O seu sistema não recebe callback desta operação/)).toBeTruthy();
});

test('asks and sends nothing where no setting names the merchant’s system', async () => {
  await show(null);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(callbackChoice(null, 'merchant')).toEqual({});
  expect(callbackChoice('loja.example', '')).toEqual({ callbackTo: 'merchant' });
});
