import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from '@/lib/client/use-now';
import { messagesIn } from '@/lib/messages/messages';
import { useTimeLeft } from './use-time-left';

const start = Date.parse('2026-11-27T17:00:00Z');
const day = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  // First what watches the timers, which are not real yet: in the other order it would put them back for the tests to come.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Clock({ days }: { days: number }) {
  const timeLeft = useTimeLeft();
  const now = useNow();
  return <p>{timeLeft(new Date(start + days * day).toISOString(), now ?? start)}</p>;
}

const show = (days: number, onRender: () => void) =>
  render(
    <IntlProvider locale="pt-BR" messages={messagesIn('pt-BR')} timeZone="America/Sao_Paulo">
      <Profiler id="clock" onRender={onRender}>
        <Clock days={days} />
      </Profiler>
    </IntlProvider>,
  );

// A timer of the browser takes no wait longer than 2^31 ms, which is 24.8 days, and ends at once instead.
test.each([
  [2, '1 dia 23 h'],
  [26, '25 dias 23 h'],
  [400, '399 dias 23 h'],
])('a deadline in %i days counts down once a second, and no timer waits for it', (days, left) => {
  const longest = vi.spyOn(globalThis, 'setTimeout');
  const asked = vi.spyOn(globalThis, 'setInterval');
  const rendered = vi.fn();
  show(days, rendered);
  rendered.mockClear();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText(left)).toBeTruthy();
  expect(rendered.mock.calls.length).toBeLessThanOrEqual(61);
  const waits = [...longest.mock.calls, ...asked.mock.calls].map(([, wait]) => Number(wait ?? 0));
  expect(Math.max(0, ...waits)).toBeLessThan(2 ** 31);
});
