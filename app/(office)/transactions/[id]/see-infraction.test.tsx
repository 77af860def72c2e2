import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { messagesIn } from '@/lib/messages/messages';
import { SeeInfraction } from './see-infraction';

const messages = messagesIn('pt-BR');

function show(status: string) {
  const infraction = { id: 'inf-7', status, createdAt: null, updatedAt: null };
  render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <SeeInfraction transaction={{ infractions: [infraction] }} />
    </IntlProvider>,
  );
}

test('while an infraction is open, the link leads to that case', () => {
  show('OPEN');
  expect(screen.getByRole('link', { name: 'Ver a infração' }).getAttribute('href')).toBe('/infractions/inf-7');
});

test('a closed infraction offers no way there', () => {
  show('CLOSED');
  expect(screen.queryByRole('link')).toBeNull();
});
