import { createHmac, randomUUID } from 'node:crypto';
import postgres from 'postgres';

interface Delivery {
  readonly body: string;
  readonly secret: string;
}

interface Target {
  readonly appUrl: string;
  readonly secret: string;
  readonly databaseUrl: string;
}

const maxConcurrent = 50;

/**
 * Delivers callbacks under the worst conditions: most of them twice, in random order, one in a hundred forged. Checks the answers and the
 * inbox.
 */
export async function deliverMany(count: number, { appUrl, secret, databaseUrl }: Target) {
  const forgeries = Math.floor(count / 100);
  const contents = Math.floor((count - forgeries) / 2);
  const run = randomUUID().slice(0, 8);
  const callbackBody = (at: number, status: string) =>
    JSON.stringify({ id: `${run}-${at}`, status, updatedAt: new Date().toISOString(), amount: 10.5 });
  const genuine = Array.from({ length: contents }, (_, at) => ({ body: callbackBody(at, 'COMPLETED'), secret }));
  // Each body a second time, and the first ones a third time when the count is odd.
  const repeated = [...genuine, ...genuine].slice(0, count - forgeries - contents);
  const forged = Array.from({ length: forgeries }, (_, at) => ({ body: callbackBody(at, 'REFUNDED'), secret: 'whsec_of_someone_else' }));
  const queue = shuffled([...genuine, ...repeated, ...forged]);

  const answers = new Map<string, number>();
  const times: number[] = [];
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const started = performance.now();
      const result = await deliverSigned(next, appUrl);
      times.push(performance.now() - started);
      answers.set(result, (answers.get(result) ?? 0) + 1);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
  const seconds = (performance.now() - started) / 1000;

  const stored = await countStored(run, databaseUrl);
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return {
    ok:
      answers.get('200 new') === contents &&
      answers.get('200 repeated') === repeated.length &&
      (answers.get('401 refused') ?? 0) === forgeries &&
      stored.contents === contents &&
      stored.deliveries === contents + repeated.length,
    lines: [
      `callbacks            ${count} at ${maxConcurrent} at a time: ${[...answers].map(([name, times]) => `${times} × ${name}`).join(', ')}`,
      `stored                 ${stored.contents} contents of ${stored.deliveries} deliveries`,
      `answered within      p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms; ${Math.round(count / seconds)} a second`,
    ],
  };
}

/** Sends one delivery, signed as of now, and answers with status and word of the answer. */
export async function deliverSigned({ body, secret }: Delivery, appUrl: string): Promise<string> {
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

async function countStored(run: string, databaseUrl: string): Promise<{ contents: number; deliveries: number }> {
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
