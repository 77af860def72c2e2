import { createHmac, randomUUID } from 'node:crypto';
import postgres from 'postgres';

interface Delivery {
  readonly body: string;
  readonly secret: string;
}

interface Where {
  readonly appUrl: string;
  readonly secret: string;
  readonly databaseUrl: string;
}

const atOnce = 50;

/** Delivers callbacks as the service would on its worst day: most of them twice, in any order, one in a hundred forged. */
export async function deliverMany(count: number, { appUrl, secret, databaseUrl }: Where) {
  const forgeries = Math.floor(count / 100);
  const contents = Math.floor((count - forgeries) / 2);
  const run = randomUUID().slice(0, 8);
  const tell = (at: number, status: string) =>
    JSON.stringify({ id: `${run}-${at}`, status, updatedAt: new Date().toISOString(), amount: 10.5 });
  const genuine = Array.from({ length: contents }, (_, at) => ({ body: tell(at, 'COMPLETED'), secret }));
  // Each content once more, the first ones a second time when the count is odd.
  const again = [...genuine, ...genuine].slice(0, count - forgeries - contents);
  const forged = Array.from({ length: forgeries }, (_, at) => ({ body: tell(at, 'REFUNDED'), secret: 'whsec_of_someone_else' }));
  const queue = shuffled([...genuine, ...again, ...forged]);

  const answers = new Map<string, number>();
  const times: number[] = [];
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const started = performance.now();
      const told = await deliver(next, appUrl);
      times.push(performance.now() - started);
      answers.set(told, (answers.get(told) ?? 0) + 1);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - started) / 1000;

  const kept = await keptOf(run, databaseUrl);
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return {
    ok:
      answers.get('200 new') === contents &&
      answers.get('200 repeated') === again.length &&
      (answers.get('401 refused') ?? 0) === forgeries &&
      kept.contents === contents &&
      kept.deliveries === contents + again.length,
    lines: [
      `callbacks            ${count} at ${atOnce} at a time: ${[...answers].map(([name, times]) => `${times} × ${name}`).join(', ')}`,
      `kept                 ${kept.contents} contents of ${kept.deliveries} deliveries`,
      `answered within      p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms; ${Math.round(count / seconds)} a second`,
    ],
  };
}

async function deliver({ body, secret }: Delivery, appUrl: string): Promise<string> {
  const timestamp = String(Date.now());
  const nonce = randomUUID();
  const signature = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-webhook-timestamp': timestamp,
    'x-webhook-nonce': nonce,
    'x-webhook-signature': signature,
  };
  const answer = await fetch(`${appUrl}/api/callbacks/signed`, { method: 'POST', headers, body });
  const { result }: { result: string } = await answer.json();
  return `${answer.status} ${result}`;
}

async function keptOf(run: string, databaseUrl: string): Promise<{ contents: number; deliveries: number }> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [row] = await sql<{ contents: number; deliveries: number }[]>`
    select count(*)::int as contents, coalesce(sum(deliveries), 0)::int as deliveries from inbox where transaction_id like ${`${run}-%`}`;
  await sql.end();
  return row ?? { contents: 0, deliveries: 0 };
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
