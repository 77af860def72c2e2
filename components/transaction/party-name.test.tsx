import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { messagesIn } from '@/lib/messages/messages';
import { PartyName } from './party-name';

const messages = messagesIn('pt-BR');

function renderName(name: string | null) {
  render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <PartyName name={name} />
    </IntlProvider>,
  );
}

test('a name that turns the writing direction is shown as it is, and turns nothing beside it', () => {
  renderName('\u202eHelena');
  expect(screen.getByText('\u202eHelena').tagName).toBe('BDI');
});

test('a name of invisible characters is shown as such', () => {
  renderName('\u200b\u2060');
  expect(screen.getByText('nome sem letras visíveis')).toBeTruthy();
});

test('no name is no name', () => {
  renderName(null);
  expect(screen.getByText(messages.app.none)).toBeTruthy();
});
