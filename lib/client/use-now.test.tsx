import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T17:32:08Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Clock() {
  const now = useNow();
  return <time>{now === null ? 'not yet' : new Date(now).toISOString()}</time>;
}

const shown = () => screen.getAllByRole('time').map((clock) => clock.textContent);

test('all clocks of a page change together, once a second', () => {
  render(
    <>
      <Clock />
      <Clock />
    </>,
  );
  act(() => vi.advanceTimersByTime(3_000));
  expect(shown()).toEqual(['2026-11-27T17:32:11.000Z', '2026-11-27T17:32:11.000Z']);
});

test('a server-rendered page shows no time of the server, and the right one once hydrated', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Clock />);
  expect(place.textContent).toBe('not yet');
  vi.setSystemTime(new Date('2026-11-27T17:32:20Z'));
  const root = await act(() => hydrateRoot(place, <Clock />));
  expect(place.textContent).toBe('2026-11-27T17:32:20.000Z');
  act(() => root.unmount());
  place.remove();
});
