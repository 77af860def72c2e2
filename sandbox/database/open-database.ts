import postgres from 'postgres';

/** The sandbox's database. Columns are camelCase, `bigint` is a BigInt, instants are the text the wire writes. */
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
      // Everything here can be made again; what must not be lost is lost only if the database itself crashes.
      synchronous_commit: 'off',
    },
  });
}

/** PostgreSQL's `2026-11-27 17:32:08.12+00` as `2026-11-27T17:32:08.120Z`, without the detour by Date. */
export function toWireInstant(text: string): string {
  const seconds = text.slice(0, 19).replace(' ', 'T');
  const fraction = text.charAt(19) === '.' ? text.slice(20, text.indexOf('+')) : '';
  return `${seconds}.${fraction.padEnd(3, '0')}Z`;
}
