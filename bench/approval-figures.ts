import postgres from 'postgres';
import { printTable } from './table';

interface Settings {
  readonly appUrl: string;
  readonly databaseUrl: string;
  /** The session cookies of an administrator who may decide every stored approval. */
  readonly cookie: string;
}

const waiting = 1_000;
const times = 201;

/** Measures, in milliseconds, reads of the list of approvals and of one approval, while a thousand wait for the reader. */
export async function approvalFigures({ appUrl, databaseUrl, cookie }: Settings): Promise<void> {
  const id = await storeWaiting(databaseUrl);
  const rows = [];
  for (const address of [
    '/approvals?scope=mine-to-decide&page=1&limit=20',
    '/approvals?scope=mine-to-decide&page=50&limit=20',
    `/approvals/${id}`,
  ]) {
    const durations: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const started = performance.now();
      const answer = await fetch(`${appUrl}/api/office${address}`, { headers: { cookie, 'x-balcao': '1' } });
      await answer.text();
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      durations.push(performance.now() - started);
    }
    durations.sort((a, b) => a - b);
    const at = (share: number) => durations[Math.floor((times - 1) * share)] ?? 0;
    rows.push([address.replace(id, '{id}'), at(0.5), at(0.99)]);
  }
  printTable(`Approvals, ${waiting} waiting`, ['read', 'p50 ms', 'p99 ms'], rows);
}

/** Inserts waiting approvals as the server would, but without a request that could be executed. Returns the id of one. */
async function storeWaiting(databaseUrl: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1 });
  const requirements = [
    { rule: crypto.randomUUID(), version: 1, title: 'Saques altos', triggers: ['amount'], needed: 2, roles: ['finance', 'admin'] },
  ];
  const shown = { newPayee: true, payTo: 'p***@loja.example', description: 'Fornecedor', facts: [] };
  const holder = { name: 'Marina Couto', document: '***.982.247-**', institutionName: 'Banco Aroeira' };
  const [row] = await sql<{ id: string }[]>`
    insert into approvals (id, action, endpoint, mode, state, request_hash, fingerprint, amount, holder, shown, requirements, maker_id,
      maker_session, created_at, lapses_at)
    select gen_random_uuid(), 'withdrawal-by-key', 'withdrawals.create', 'run', 'waiting', decode(md5(n::text), 'hex'), decode(md5(n::text), 'hex'),
      n || '.00', ${sql.json(holder)}, ${sql.json(shown)}, ${sql.json(requirements)}, (select id from staff where email = 'finance@demo.example'),
      gen_random_uuid(), now(), now() + n * interval '1 minute' + interval '1 hour'
    from generate_series(1, ${waiting}) as n
    returning id`;
  await sql.end();
  if (!row) throw new Error('nothing was stored');
  return row.id;
}
