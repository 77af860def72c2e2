import postgres from 'postgres';
import { presenceHeader } from '@/lib/contracts/office/staff/presence';
import { printTable } from './table';

interface Settings {
  readonly appUrl: string;
  /** As the user who owns the tables: the statistics of the planner are made anew. */
  readonly ownerUrl: string;
  /** Rows of the audit and callbacks; there are a quarter as many operations. */
  readonly records: number;
  /** Gives the session cookie of somebody of a role. */
  readonly signInAs: (role: 'admin' | 'finance' | 'developer') => Promise<string>;
}

const times = 101;

/** Measures, in milliseconds, each list and page of our own records while the tables are as large as after years. */
export async function recordFigures({ appUrl, ownerUrl, records, signInAs }: Settings): Promise<void> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  const began = performance.now();
  await storeRecords(sql, records);
  const known = await chooseKnown(sql, records);
  console.log(`Stored in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  await sql.end();

  const rows = [];
  for (const [role, paths] of [
    ['finance', operationReads(known)],
    ['admin', auditReads(known)],
    ['developer', inboxReads(known)],
  ] as const) {
    const cookie = await signInAs(role);
    for (const path of paths) rows.push(await measureRead(`${appUrl}/api/office${path}`, cookie, path));
  }
  printTable(
    `Reads of ${records} rows of the audit, ${records} callbacks, ${records / 4} operations`,
    ['read', 'p50 ms', 'p99 ms', 'worst'],
    rows,
  );
}

async function measureRead(url: string, cookie: string, name: string): Promise<(string | number)[]> {
  const durations: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { cookie, 'x-balcao': '1', [presenceHeader]: '1' } });
    await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    durations.push(performance.now() - started);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor((times - 1) * share)] ?? 0;
  return [name, at(0.5), at(0.99), at(1)];
}

type Known = Awaited<ReturnType<typeof chooseKnown>>;

const operationReads = ({ operation }: Known) => [
  '/operations?page=1&limit=20',
  '/operations?page=50&limit=20',
  '/operations?state=unknown,sending',
  '/operations?state=not-found',
  '/operations?state=refused',
  '/operations?kind=account.change',
  '/operations?kind=refunds.create&state=refused',
  '/operations?mine=true',
  `/operations?transactionId=${operation.transaction}`,
  `/operations?idempotencyKey=${operation.key}`,
  `/operations?text=${operation.reference}`,
  '/operations?text=BLC-nobody',
  `/operations/${operation.id}`,
];

const auditReads = ({ audit, operation, person }: Known) => [
  '/audit?page=1&limit=20',
  '/audit?page=50&limit=20',
  `/audit?actor=${person}`,
  `/audit?object=${operation.id}`,
  `/audit?object=${operation.transaction}`,
  '/audit?action=staff.created',
  '/audit?action=operation.opened&operation=account.change',
  '/audit?result=refused',
  '/audit?result=refused&action=session.started',
  `/audit?dateFrom=${audit.from}&dateTo=${audit.to}`,
  `/audit/entries/${audit.sequence}`,
  `/audit/entries/${audit.operationSequence}`,
  '/audit/anchoring',
  '/retention',
];

const inboxReads = ({ inbox }: Known) => [
  '/inbox?page=1&limit=20',
  '/inbox?page=50&limit=20',
  '/inbox?verdict=signed',
  '/inbox?verdict=stale',
  '/inbox?verdict=unsigned',
  '/inbox?verdict=forged,not-signed',
  '/inbox?source=card',
  '/inbox?source=webhook&verdict=replayed',
  `/inbox?transactionId=${inbox.transaction}`,
  `/inbox?receivedFrom=${inbox.from}&receivedTo=${inbox.to}`,
  `/inbox/${inbox.id}`,
];

/**
 * Inserts records as the server would write them over three years, in the shapes and shares of its own: one operation in a hundred thousand is
 * unsettled, one delivery in two hundred was refused. Hashes of the audit are random, so its chain cannot be verified. Bodies of the last ninety days are
 * of the size of real ones and open under no key; other encrypted columns are as after their retention.
 */
async function storeRecords(sql: postgres.Sql, records: number): Promise<void> {
  const count = records / 4;
  await sql`
    insert into operations (id, kind, idempotency_key, fingerprint, state, reference, subject, amount, description_words, payee, limit_payee,
      transaction_id, staff_id, next_read_at, created_at, updated_at)
    select md5('operation' || n)::uuid,
      case when n % 20000 = 7 then 'account.change' when n % 10 < 5 then 'charges.create' when n % 10 < 8 then 'withdrawals.create'
        when n % 10 = 8 then 'refunds.create' else 'transfers.create' end,
      md5('key' || n)::uuid, decode(repeat(md5(n::text), 2), 'hex'),
      case when n % 100000 = 9 then 'unknown' when n % 2000 = 11 then 'not-found' when n % 33 = 0 then 'refused' else 'done' end,
      'BLC-' || substr(md5('reference' || n), 1, 20), case when n % 10 = 8 then 'SVTX' || n end, ((1000 + n % 90000) / 100.0)::numeric(12, 2)::text,
      array[substr(md5((n % 5000)::text), 1, 12), substr(md5((n % 77)::text), 1, 12)],
      substr(md5('payee' || n % 9000), 1, 43), substr(md5('payee' || n % 9000), 1, 43), 'SVTX' || n,
      staff.id, case when n % 100000 = 9 then now() + interval '1 day' end, at, at
    from generate_series(1, ${count}) as n
    join lateral (select now() - interval '3 years' * (1 - n / ${count}::float8) as at) as moment on true
    join (select id, row_number() over (order by email) - 1 as place, count(*) over () as people from staff) as staff on staff.place = n % staff.people`;
  await sql`
    insert into audit (sequence, at, actor_id, action, object, result, address, request_id, session_id, facts, previous_hash, hash)
    select head.sequence + n, now() - interval '3 years' * (1 - n / ${records}::float8), staff.id,
      case when n % 8 < 2 then 'operation.opened' when n % 8 = 2 then 'operation.settled' when n % 50000 = 3 then 'staff.created'
        when n % 16 = 3 then 'session.started' when n % 8 < 6 then 'personal-data.revealed' else 'export.downloaded' end,
      case when n % 8 < 3 then md5('operation' || (n / 8 + 1))::uuid::text when n % 16 = 3 then staff.id::text else 'SVTX' || n end,
      case when n % 8 in (0, 4, 6) then 'asked' when n % 997 = 3 then 'refused' else 'done' end,
      '203.0.113.' || n % 250, case when n % 8 < 2 then md5('request' || n / 8) when n % 8 in (4, 5, 6, 7) then md5('request' || n / 2) else md5('alone' || n) end,
      md5('session' || n / 500)::uuid,
      case when n % 8 < 2 then jsonb_build_object('kind', case when (n / 8 + 1) % 20000 = 7 then 'account.change' else 'withdrawals.create' end, 'amount', '10.00')
        else jsonb_build_object('field', 'document') end,
      decode(repeat(md5(n::text), 2), 'hex'), decode(repeat(md5('hash' || n), 2), 'hex')
    from generate_series(1, ${records}) as n
    join (select coalesce(max(sequence), 0) as sequence from audit) as head on true
    join (select id, row_number() over (order by email) - 1 as place, count(*) over () as people from staff) as staff on staff.place = n % staff.people`;
  await sql`
    insert into inbox (content_hash, source, verified, refusal, skew_ms, transaction_id, body, deliveries, received_at, applied_at)
    select decode(repeat(md5('content' || n), 2), 'hex'),
      case when n % 400 = 3 then 'webhook' when n % 40000 = 5 then 'card' else 'transaction' end, n % 500 <> 1,
      case when n % 20000 = 201 then 'forged' when n % 20000 = 401 then 'not-signed' when n % 40000 = 603 then 'replayed'
        when n % 1000 = 1 then 'unknown-sender' end,
      case when n % 50000 = 7 then 400000 end, 'SVTX' || n / 3,
      case when at > now() - interval '90 days' then decode('10653100' || repeat(md5(n::text), 18), 'hex') end, 1 + n % 3, at, at
    from generate_series(1, ${records}) as n
    join lateral (select now() - interval '3 years' * (1 - n / ${records}::float8) as at) as moment on true`;
  for (const table of ['operations', 'audit', 'inbox']) await sql.unsafe(`vacuum analyze ${table}`);
  await sql`checkpoint`.catch(() => {});
}

/** Records from the middle of the tables, which are read one by one. */
async function chooseKnown(sql: postgres.Sql, records: number) {
  const middle = Math.floor(records / 8);
  const [operation] = await sql<{ id: string; key: string; reference: string; transaction: string }[]>`
    select id, idempotency_key as key, reference, transaction_id as transaction from operations where transaction_id = ${`SVTX${middle}`}`;
  const [audit] = await sql<{ sequence: string; operationSequence: string; from: string; to: string }[]>`
    select max(sequence) - 3 as sequence, max(sequence) - max(sequence) % 8 - 79 as "operationSequence",
      to_char(now() - interval '500 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as from, to_char(now() - interval '493 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as to
    from audit`;
  const [inbox] = await sql<{ id: string }[]>`select max(id) as id from inbox where body is null`;
  const [person] = await sql<{ id: string }[]>`select id from staff where email = 'finance@demo.example'`;
  if (!operation || !audit || !inbox || !person) throw new Error('nothing was stored');
  return { operation, audit, inbox: { ...inbox, transaction: `SVTX${middle}`, from: audit.from, to: audit.to }, person: person.id };
}
