import postgres from 'postgres';

/** The sandbox's database connection. Columns are camelCase, `bigint` is a BigInt, instants are text in the wire format. */
export type Sql = postgres.Sql<{ bigint: bigint; date: string }>;

/** A connection inside a transaction of the sandbox's database. */
export type TransactionSql = postgres.TransactionSql<{ bigint: bigint; date: string }>;

export function openDatabase(url: string, connections = 20): Sql {
  return postgres(url, {
    max: connections,
    onnotice: () => {},
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    types: {
      bigint: postgres.BigInt,
      date: { to: 1184, from: [1184], serialize: (instant: string) => instant, parse: toWireInstant },
    },
    connection: {
      application_name: 'sandbox',
      TimeZone: 'UTC',
      DateStyle: 'ISO',
      // All data can be created again, so a commit need not wait for the disk. It is lost only when PostgreSQL itself crashes.
      synchronous_commit: 'off',
    },
  });
}

/** Converts `2026-11-27 17:32:08.12+00` to `2026-11-27T17:32:08.120Z` without creating a Date. */
export function toWireInstant(text: string): string {
  const seconds = text.slice(0, 19).replace(' ', 'T');
  const fraction = text.charAt(19) === '.' ? text.slice(20, text.indexOf('+')) : '';
  return `${seconds}.${fraction.padEnd(3, '0')}Z`;
}
