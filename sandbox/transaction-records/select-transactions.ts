import postgres from 'postgres';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { transactionColumnNames } from './transaction-row';

const columns = transactionColumnNames.map(postgres.fromCamel).join(', ');

/** SQL columns of a `TransactionRow`. */
export const selectRowColumns = (sql: Sql | TransactionSql) => sql.unsafe(columns);
