import { cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PaidStamp } from '@/components/charge/paid-stamp';
import type { Columns } from '@/components/data-table/column';
import { useColumns } from '@/components/list-page/use-columns';
import { statementShapes } from '@/lib/contracts/pix/account/statements.shape';
import { transactionShapes } from '@/lib/contracts/pix/payments/transactions.shape';
import { closeDays } from '@/lib/domain/statement/statement-closing';
import { single } from '@/lib/domain/statement/statement-rows';
import type { Zone } from '@/lib/format/zone';
import { transactionList } from '@/lib/lists/pix/transactions';
import { statementList } from '@/lib/lists/statements';
import { loadMessages } from '@/lib/messages/load-messages';
import { machineCsvFormat, spreadsheetCsvFormat } from '@/lib/server/exports/formats/csv-format';
import { useLineColumns } from './statements/columns';
import { cells } from './transactions/columns';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const known = { errors: new Map(), names: new Map(), open: new Set<string>(), toggle: () => {} };
const useTransactionColumns = () => useColumns(transactionList, cells);
const messages = await loadMessages('pt-BR');

const transactionAt = (createdAt: string) =>
  transactionShapes['transactions.read'].record.parse({
    id: 'SVTX1',
    status: 'COMPLETED',
    type: 'DEPOSIT',
    amount: 1,
    createdAt,
    paidAt: createdAt,
  });

const lineAt = (createdAt: string) =>
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

/** The payments a second before and after midnight, and an instant of the evening of the 27th. */
const moments: Record<Zone, { before: string; after: string; evening: string }> = {
  'America/Sao_Paulo': { before: '2026-11-27T02:59:59.000Z', after: '2026-11-27T03:00:01.000Z', evening: '2026-11-28T02:30:00.000Z' },
  UTC: { before: '2026-11-26T23:59:59.000Z', after: '2026-11-27T00:00:01.000Z', evening: '2026-11-27T23:30:00.000Z' },
};

describe.each(['America/Sao_Paulo', 'UTC'] as const)('read by the clock of %s', (zone) => {
  const { before, after, evening } = moments[zone];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="pt-BR" messages={messages} timeZone={zone}>
      {children}
    </IntlProvider>
  );
  const shown = (node: ReactNode) => render(node, { wrapper }).container.textContent;
  const firstCell = <Row,>(useColumns: () => Columns<Row>, row: Row) =>
    shown(
      renderHook(useColumns, { wrapper })
        .result.current.find(({ id }) => id === 'createdAt')
        ?.cell(row),
    );

  describe.each(['Asia/Tokyo', 'Europe/Lisbon', 'UTC', 'America/Sao_Paulo'])('in a browser in %s', (browser) => {
    beforeEach(() => {
      vi.stubEnv('TZ', browser);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(browser);
    });

    test('a payment has the same day in the list, the statement, the receipt and the file', () => {
      const rows = [
        [before, '26 nov 2026, 23:59', ':59', '26/11/2026 23:59:59'],
        [after, '27 nov 2026, 00:00', ':01', '27/11/2026 00:00:01'],
      ] as const;
      for (const [at, minutes, seconds, inFile] of rows) {
        expect(firstCell(useTransactionColumns, transactionAt(at))).toBe(minutes);
        expect(firstCell(() => useLineColumns(known), single(lineAt(at)))).toBe(minutes);
        expect(shown(<PaidStamp charge={transactionAt(at)} large />)).toContain(minutes + seconds);
        const columns = [{ id: 'createdAt', header: 'Criada em', kind: 'instant' }] as const;
        expect(
          spreadsheetCsvFormat
            .open(columns, zone)
            .rows([[at]])
            .toString(),
        ).toBe(`${inFile}\r\n`);
        expect(
          machineCsvFormat
            .open(columns, zone)
            .rows([[at]])
            .toString(),
        ).toBe(`${at}\r\n`);
      }
      expect(closeDays([lineAt(before), lineAt(after)], zone).map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-27']);
    });

    test.each([{ period: 'today' }, { from: '2026-11-27', to: '2026-11-27' }] as const)(
      'the bounds of the day put it there too: %j',
      (view) => {
        const moment = { now: new Date(evening), zone };
        const { dateFrom, dateTo } = transactionList.input(view, moment).query ?? {};
        const { createdAtFrom, createdAtTo } = statementList.input(view, moment).query ?? {};
        expect([createdAtFrom, createdAtTo]).toEqual([dateFrom, dateTo]);
        expect(before < String(dateFrom)).toBe(true);
        expect(String(dateFrom) < after && evening < String(dateTo)).toBe(true);
        expect(Date.parse(String(dateTo)) - Date.parse(String(dateFrom))).toBe(86_399_999);
      },
    );
  });
});
