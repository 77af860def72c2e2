import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { ProblemNotice } from './problem-notice';

const problem: ComponentProps<typeof ProblemNotice> = {
  title: 'O serviço pediu para esperar um pouco',
  text: 'Nenhum dinheiro se moveu.',
  owner: 'Nossa.',
  retry: 'Sim.',
  code: 'SVI429',
  status: 429,
  requestId: 'req_1',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T17:32:08Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('the retry button is disabled until the wait is over, with the seconds and the time in Brasília', () => {
  const onRetry = vi.fn();
  renderInPortuguese(<ProblemNotice {...problem} retryAfterSeconds={18} onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar agora (18 s)' }));
  expect(onRetry).not.toHaveBeenCalled();
  expect(screen.getByText('às 14:32:26')).toBeTruthy();
  pass(18);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('when the move is ours it repeats by itself, once', () => {
  const onRetry = vi.fn();
  renderInPortuguese(<ProblemNotice {...problem} retryAfterSeconds={5} automatic onRetry={onRetry} />);
  pass(4);
  expect(onRetry).not.toHaveBeenCalled();
  pass(60);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a second refusal starts a second wait, even one as long', () => {
  const { rerender } = renderInPortuguese(<ProblemNotice {...problem} retryAfterSeconds={5} onRetry={vi.fn()} />);
  pass(5);
  rerender(<ProblemNotice {...problem} requestId="req_2" retryAfterSeconds={5} onRetry={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Tentar agora (5 s)' })).toBeTruthy();
});

test('the words of the service stay folded', () => {
  const { container } = renderInPortuguese(<ProblemNotice {...problem} serviceMessage="Too many requests" />);
  const folded = container.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('Too many requests');
});
