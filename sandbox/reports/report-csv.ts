import type { Sql } from '@/sandbox/database/open-database';
import { unitsToReais } from '@/sandbox/money/units';
import { transactionColumns } from '@/sandbox/transaction-records/select-transactions';
import { type TransactionRow, wireColumns } from '@/sandbox/transaction-records/transaction-row';
import type { ReportScope } from './report-row';
import { selectReportRows } from './select-report-rows';

const rowsAtOnce = 1_000;
const columns = wireColumns.filter((column) => column !== 'qrCodeText');

/**
 * A report's file, row by row from the database, oldest first: the fields of a transaction but for the QR code, named in
 * the first line; RFC 4180; amounts in reais with a decimal point; instants in UTC.
 */
export async function* reportCsv(sql: Sql, scope: ReportScope): AsyncGenerator<string> {
  yield `${columns.join()}\r\n`;
  const rows = sql<TransactionRow[]>`
    select ${transactionColumns(sql)} from transactions where ${selectReportRows(sql, scope)} order by created_at, id`;
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
