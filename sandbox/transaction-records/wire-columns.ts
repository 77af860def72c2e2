import postgres from 'postgres';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { type TransactionRow, wireColumns } from './transaction-row';

type Column = (typeof wireColumns)[number];

const money = (name: string) => `${name}::float8 / 10000`;
const instant = (name: string) => `to_char(${name}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Decimal text with two decimals at least. */
const moneyText = (name: string) =>
  `case when ${name} % 100 = 0 then round(${name} / 10000.0, 2) else trim_scale(${name} / 10000.0) end::text`;

const written: Partial<Record<keyof TransactionRow, (name: string) => string>> = {
  amount: money,
  serviceFeeCharged: money,
  refundAmount: moneyText,
  paidAt: instant,
  createdAt: instant,
  updatedAt: instant,
  refundedAt: instant,
};

const asWritten = (column: Column) => {
  const name = postgres.fromCamel(column);
  return `${written[column]?.(name) ?? name} as "${column}"`;
};

const list = wireColumns.map(asWritten).join(', ');

/**
 * The fields of a transaction as `toWire` writes them, written by the database instead: a page of them is
 * a good part of what the sandbox does, and takes half the time this way.
 */
export function columnsOfTheWire(sql: Sql | TransactionSql, baseUrl: string) {
  return sql`${sql.unsafe(list)}, null as "qrCodeBase64",
    case when qr_code_text is not null then ${`${baseUrl}/pix/qr-code/`} || id end as "qrCodeUrl"`;
}
