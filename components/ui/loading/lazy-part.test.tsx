import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part';

type DrawingProps = { of: string };

const Drawing = ({ of }: DrawingProps) => <p>A drawing of {of}</p>;
const MissingDrawing = ({ of, onRetry }: DrawingProps & { onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    No drawing of {of}
  </button>
);

/** A part suspends, which an act has to wait for. */
const show = (page: ReactNode) => act(async () => render(page));

test('a part comes when it is shown, and is asked for once', async () => {
  let arrive: (part: typeof Drawing) => void = () => undefined;
  const load = vi.fn(() => new Promise<typeof Drawing>((resolve) => (arrive = resolve)));
  const LazyPart = lazyPart(load, MissingDrawing, () => <p>Coming</p>);
  expect(load).not.toHaveBeenCalled();
  await show(<LazyPart of="a bell" />);
  expect(screen.getByText('Coming')).toBeTruthy();
  await act(async () => arrive(Drawing));
  expect(screen.getByText('A drawing of a bell')).toBeTruthy();
  cleanup();
  await show(<LazyPart of="a key" />);
  expect(await screen.findByText('A drawing of a key')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that cannot come leaves the page as it is, and comes when it is asked for again', async () => {
  const load = vi.fn(async () => Drawing);
  load.mockRejectedValueOnce(new Error('Failed to load chunk'));
  const LazyPart = lazyPart(load, MissingDrawing);
  await show(
    <>
      <input aria-label="Amount" />
      <LazyPart of="a bell" />
    </>,
  );
  const typed = screen.getByLabelText<HTMLInputElement>('Amount');
  await userEvent.type(typed, '12,50');
  await act(async () => screen.getByRole('button', { name: 'No drawing of a bell' }).click());
  expect(await screen.findByText('A drawing of a bell')).toBeTruthy();
  expect(typed.isConnected && typed.value).toBe('12,50');
});

test('a part loaded before it is shown appears at once', async () => {
  const LazyPart = lazyPart(async () => Drawing, MissingDrawing);
  await act(async () => LazyPart.preload());
  render(<LazyPart of="a bell" />);
  expect(screen.getByText('A drawing of a bell')).toBeTruthy();
});

test('after a part failed to load, the next use loads it again', async () => {
  const load = vi.fn(async () => Drawing);
  load.mockRejectedValueOnce(new Error('Failed to load chunk'));
  const LazyPart = lazyPart(load, MissingDrawing);
  await show(<LazyPart of="a bell" />);
  expect(await screen.findByText('No drawing of a bell')).toBeTruthy();
  cleanup();
  await show(<LazyPart of="a bell" />);
  expect(await screen.findByText('A drawing of a bell')).toBeTruthy();
});

test('a part that fails twice belongs to an older version: the page reloads, but not while offline', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Drawing);
  load.mockRejectedValue(new Error('Failed to load chunk'));
  const LazyPart = lazyPart(load, MissingDrawing);
  await show(<LazyPart of="a bell" />);
  expect(reload).not.toHaveBeenCalled();
  const retry = () => act(async () => screen.getByRole('button', { name: 'No drawing of a bell' }).click());
  await retry();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await retry();
  expect(reload).toHaveBeenCalledTimes(1);
});
