import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheKey } from '@/lib/contracts/cache-key';
import { operations } from '@/lib/contracts/office/operations';
import { messagesIn } from '@/lib/messages/messages';
import { TimeLeft } from './time-left';

const messages = messagesIn('pt-BR');

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T17:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ids = Array.from({ length: 30 }, (_, at) => `C${at}`);

/** Thirty charges of one moment; each can be paid a minute longer than the one before. */
function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const items = ids.map((transactionId, at) => ({ transactionId, expiresIn: (at + 1) * 60 }));
  const query = { kind: ['charges.create'] as const, state: ['done'] as const, page: 1, limit: 100 };
  client.setQueryData(cacheKey(operations.list, { query }), { items, hasNext: false, total: null });
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        {ids.map((id, at) => (
          <p key={id} data-testid={id}>
            <TimeLeft charge={{ id, status: at === 29 ? 'COMPLETED' : 'PENDING', createdAt: '2026-11-27T17:00:00.000Z' }} />
          </p>
        ))}
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const clockOf = (id: string) => screen.getByTestId(id).textContent;

test('of thirty open charges each has its own clock, down to the minute it ends, and its own state', () => {
  show();
  expect(clockOf('C0')).toBe('1 min até 14:01');
  expect(clockOf('C28')).toBe('29 min até 14:29');
  act(() => void vi.advanceTimersByTime(150_000));
  expect(clockOf('C1')).toBe('aguardando confirmação');
  expect(clockOf('C2')).toBe('30 s até 14:03');
  expect(clockOf('C28')).toBe('26 min 30 s até 14:29');
  expect(clockOf('C29')).toBe('14:30');
});
