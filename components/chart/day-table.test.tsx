import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import type { Day } from './day';
import { DayTable } from './day-table';

const messages = await loadMessages('pt-BR');

const day = (label: string, done: number, dead: number): Day => ({
  label,
  longLabel: label,
  isToday: false,
  parts: { done, pending: 0, back: 0, dead },
});
const days = [day('ter 24', 300, 0), day('qua 25', 100, 900), day('qui 26', 200, 5)];

const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('days are in order, and a click on a column sorts by it, the next click in reverse', async () => {
  render(
    <IntlProvider locale="pt-BR" messages={messages}>
      <DayTable caption="Recebimentos" days={days} amount={String} />
    </IntlProvider>,
  );
  expect(shown()).toEqual(['ter 24', 'qua 25', 'qui 26']);
  const done = screen.getByRole('columnheader', { name: 'concluída' });
  await userEvent.click(screen.getByRole('button', { name: 'concluída' }));
  expect(shown()).toEqual(['ter 24', 'qui 26', 'qua 25']);
  expect(done.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'concluída' }));
  expect(shown()).toEqual(['qua 25', 'qui 26', 'ter 24']);
  expect(done.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Total' }));
  expect(shown()).toEqual(['qua 25', 'ter 24', 'qui 26']);
  await userEvent.click(screen.getByRole('button', { name: 'Dia' }));
  expect(shown()).toEqual(['ter 24', 'qua 25', 'qui 26']);
});
