import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import type { PeriodFilter } from './filter';
import { FilterControl } from './filter-control';
import { FilterForm } from './filter-form';

const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openPeriod() {
  const apply = vi.fn();
  const onDone = vi.fn();
  const value = { from: '2026-11-21', to: '2026-11-27' };
  const period: PeriodFilter = {
    kind: 'period',
    zone: 'America/Sao_Paulo',
    name: 'period',
    label: 'Período',
    value,
    show: () => '',
    apply,
  };
  renderInPortuguese(
    <FilterForm filters={[period]} onDone={onDone} className="">
      {(fields) => (
        <>
          {fields}
          <button type="submit">Aplicar</button>
        </>
      )}
    </FilterForm>,
  );
  return { apply, onDone };
}

test('a named period applies and closes at a press', async () => {
  const { apply, onDone } = openPeriod();
  await person.click(screen.getByText('Mês passado'));
  expect(apply).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' });
  expect(onDone).toHaveBeenCalledOnce();
});

test('in a form that does more than filter a named period only fills the days', async () => {
  const onSubmit = vi.fn();
  const value = { from: '2026-11-21', to: '2026-11-27' };
  const period: PeriodFilter = { kind: 'period', zone: 'UTC', name: 'period', label: 'Período', value, show: () => '', apply: vi.fn() };
  renderInPortuguese(
    <form onSubmit={onSubmit}>
      <FilterControl filter={period} />
    </form>,
  );
  await person.click(screen.getByText('Mês passado'));
  expect(screen.getByLabelText('De')).toHaveProperty('value', '01/10/2026');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('two days of the calendar apply once the second is chosen, whichever is the earlier', async () => {
  const { apply } = openPeriod();
  await person.click(screen.getByLabelText('12 nov 2026'));
  expect(apply).not.toHaveBeenCalled();
  await person.click(screen.getByLabelText('3 nov 2026'));
  expect(apply).toHaveBeenCalledWith({ from: '2026-11-03', to: '2026-11-12' });
});

test.each([
  ['{ArrowLeft}', '26 nov 2026'],
  ['{ArrowRight}', '28 nov 2026'],
  ['{ArrowUp}', '20 nov 2026'],
  ['{ArrowDown}', '4 dez 2026'],
  ['{Home}', '22 nov 2026'],
  ['{End}', '28 nov 2026'],
  ['{ArrowDown}{Home}', '29 nov 2026'],
  ['{PageUp}', '27 out 2026'],
  ['{PageDown}', '27 dez 2026'],
  ['{Shift>}{PageUp}{/Shift}', '27 nov 2025'],
  ['{Shift>}{PageDown}{/Shift}', '27 nov 2027'],
])('calendar after %s has the focus at %s, and that day alone is a stop of Tab', async (keys, day) => {
  openPeriod();
  screen.getByLabelText('27 nov 2026').focus();
  await person.keyboard(keys);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(day);
  const stops = [...document.querySelectorAll<HTMLElement>('[data-day]')].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([document.activeElement]);
});

test.each(['{Enter}', ' '])('calendar chooses the day it is at with %s', async (key) => {
  const { apply } = openPeriod();
  screen.getByLabelText('27 nov 2026').focus();
  await person.keyboard(`{ArrowLeft}${key}{Home}${key}`);
  expect(apply).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-22', to: '2026-11-26' });
});

test('days are shown and typed in the format of the language, and one that does not exist is an error', async () => {
  const { apply } = openPeriod();
  const first = screen.getByLabelText('De');
  expect(first).toHaveProperty('value', '21/11/2026');
  await person.clear(first);
  await person.type(first, '31/02{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Escolha as duas datas, a primeira antes da segunda.');
  await person.clear(first);
  await person.type(first, '1/11{Enter}');
  expect(apply).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-27' });
});
