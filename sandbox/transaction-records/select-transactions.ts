import postgres from 'postgres';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { wireColumns } from './transaction-row';

const columns = wireColumns.map(postgres.fromCamel).join(', ');

/** The column list of a `TransactionRow`, for use inside a query. */
export const transactionColumns = (sql: Sql | TransactionSql) => sql.unsafe(columns);
