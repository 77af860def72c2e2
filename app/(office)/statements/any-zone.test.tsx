// @vitest-environment jsdom
import { cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { statementShapes } from '@/lib/contracts/statements.shape';
import { businessDay } from '@/lib/format/date';
import { loadMessages } from '@/lib/messages/load-messages';
import { useLineColumns } from './columns';
import { periodOf } from './view';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const none = new Map();
const at = (createdAt: string) =>
  statementShapes['statements.read'].record.parse({
    id: createdAt,
    amount: 1,
    operation: 'INCREMENT',
    reason: 'Pix',
    balanceType: 'AVAILABLE',
    previousBalanceAvailable: 0,
    previousBalanceBlocked: 0,
    newBalanceAvailable: 1,
    newBalanceBlocked: 0,
    createdAt,
    updatedAt: createdAt,
  });

test.each(['Asia/Tokyo', 'Europe/Lisbon', 'UTC', 'America/Sao_Paulo'])(
  'the statement has the days of São Paulo in a browser in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const messages = await loadMessages('pt-BR');
    const wrapper = ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        {children}
      </IntlProvider>
    );
    const [createdAt] = renderHook(() => useLineColumns(none), { wrapper }).result.current;
    const shown = (instant: string) => render(createdAt?.cell(at(instant)), { wrapper }).container.textContent;
    expect(shown('2026-11-27T02:59:59.000Z')).toBe('26 nov 2026, 23:59');
    expect(shown('2026-11-27T03:00:01.000Z')).toBe('27 nov 2026, 00:00');
    const lateEvening = new Date('2026-11-28T02:30:00.000Z');
    expect(businessDay(lateEvening, 'America/Sao_Paulo')).toBe('2026-11-27');
    expect(periodOf({ period: 'today' }, lateEvening, 'America/Sao_Paulo')).toEqual({
      createdAtFrom: '2026-11-27T03:00:00.000Z',
      createdAtTo: '2026-11-28T02:59:59.999Z',
    });
  },
);
