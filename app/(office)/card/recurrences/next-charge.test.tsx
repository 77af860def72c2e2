import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { messagesIn } from '@/lib/messages/messages';
import { NextCharge } from './next-charge';

const messages = messagesIn('pt-BR');

const show = (element: ReactNode) =>
  render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      {element}
    </IntlProvider>,
  );

const nextRecurrency = '2020-07-12T00:00:00.000Z';

test('an active recurrence shows the day of its next charge, and that it has passed', () => {
  show(<NextCharge recurrence={{ status: 'ACTIVE', nextRecurrency }} brief />);
  expect(screen.getByText('12 jul 2020')).toBeTruthy();
});

test.each(['INACTIVE', 'ENDED'])('one that is %s shows none, though the service keeps the day', (status) => {
  show(<NextCharge recurrence={{ status, nextRecurrency }} />);
  expect(screen.queryByText(/2020/)).toBeNull();
});
