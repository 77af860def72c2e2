import { setTimeout as sleep } from 'node:timers/promises';

interface Target {
  readonly appUrl: string;
  /** Each instance's own address, past the balancer. */
  readonly instances: readonly string[];
  readonly openFinance: () => Promise<string>;
}

const rounds = 20;
const aimMs = 2_000;

/** Changes something through the balancer and measures, at each instance, how long it takes until an open page is told. */
export async function measureEvents({ appUrl, instances, openFinance }: Target): Promise<{ ok: boolean; lines: string[] }> {
  const cookie = await openFinance();
  const leaving = new AbortController();
  const onEvent: (() => void)[] = [];
  await Promise.all(
    instances.map(async (instance, at) => {
      const answer = await fetch(`${instance}/api/live`, { headers: { cookie }, signal: leaving.signal });
      void listen(answer, () => onEvent[at]?.()).catch(() => {});
    }),
  );
  await sleep(500);
  const times: number[] = [];
  let unheard = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const all = instances.map(
      (_, at) =>
        new Promise<void>((resolve) => {
          onEvent[at] = () => {
            times.push(performance.now() - began);
            onEvent[at] = () => {};
            resolve();
          };
        }),
    );
    await orderExport(appUrl, cookie);
    const isReceived = await Promise.race([Promise.all(all).then(() => true), sleep(2 * aimMs).then(() => false)]);
    if (!isReceived) unheard += 1;
    // The file itself is told of as well, a moment later.
    await sleep(1_500);
  }
  leaving.abort();
  times.sort((a, b) => a - b);
  const [median, worst] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
  return {
    ok: unheard === 0 && worst < aimMs,
    lines: [
      `events               ${times.length} heard at ${instances.length} instances, ${unheard} rounds not: p50 ${Math.round(median)} ms, worst ${Math.round(worst)} ms`,
    ],
  };
}

async function listen(answer: Response, changed: () => void): Promise<void> {
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    const text = decoder.decode(bytes, { stream: true });
    if (text.includes('event: changed') && text.includes('"exports"')) changed();
  }
}

/** Asks for the file of an empty list. Returns its id. */
export async function orderExport(appUrl: string, cookie: string): Promise<string> {
  const body = {
    list: 'transactions',
    form: 'machine',
    search: 'dateFrom=2020-11-16T03:00:00.000Z&dateTo=2100-01-01T03:00:00.000Z',
    columns: ['createdAt', 'status', 'amount'],
    filters: [],
    locale: 'pt-BR',
    zone: 'America/Sao_Paulo',
  };
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${appUrl}/api/office/exports`, {
      method: 'POST',
      headers: { cookie, origin: appUrl, 'x-balcao': '1', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const record: unknown = await answer.json();
    if (answer.ok && typeof record === 'object' && record !== null && 'id' in record) return String(record.id);
    if (tries === 20) throw new Error(`an export was answered ${answer.status}`);
    // One person may have a few open at once.
    await sleep(500);
  }
}
