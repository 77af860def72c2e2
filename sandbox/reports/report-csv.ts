import type { Sql } from '@/sandbox/database/open-database';
import { unitsToReais } from '@/sandbox/money/units';
import { selectRowColumns } from '@/sandbox/transaction-records/select-transactions';
import { type TransactionRow, transactionColumnNames } from '@/sandbox/transaction-records/transaction-row';
import type { ReportScope } from './report-row';
import { selectReportRows } from './select-report-rows';

const rowsAtOnce = 1_000;
const columns = transactionColumnNames.filter((column) => column !== 'qrCodeText');

/**
 * Streams the CSV file of a report from the database, oldest row first: the fields of a transaction except the QR code, with a header;
 * RFC 4180, amounts in reais with a decimal point, instants in UTC.
 */
export async function* reportCsv(sql: Sql, scope: ReportScope): AsyncGenerator<string> {
  yield `${columns.join()}\r\n`;
  const rows = sql<TransactionRow[]>`
    select ${selectRowColumns(sql)} from transactions where ${selectReportRows(sql, scope)} order by created_at, id`;
  for await (const batch of rows.cursor(rowsAtOnce)) yield batch.map(line).join('');
}

function line(row: TransactionRow): string {
  return `${columns.map((column) => field(row[column])).join()}\r\n`;
}

function field(value: string | bigint | null): string {
  if (value === null) return '';
  if (typeof value === 'bigint') return unitsToReais(value);
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
