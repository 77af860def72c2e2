import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportShapes } from '@/lib/contracts/office/files/exports.shape';
import { controlClient } from '@/sandbox/control-client';
import { orderExport } from './events';

interface Target {
  readonly appUrl: string;
  readonly instances: readonly string[];
  readonly openSession: () => Promise<string>;
  readonly openFinance: () => Promise<string>;
  /** Signs in somebody who may answer disputes. */
  readonly openSupport: () => Promise<string>;
  /** The process of the first instance. */
  readonly appPid: number;
  readonly streams: number;
  readonly sandboxUrl: string;
  readonly token: string;
}

const streamsPerSession = 6;
const afterLastMs = 2_000;
const maxMs = 10_000;

const exportsList = exportShapes['exports.list'].record;

/**
 * Sends SIGTERM to the first instance with streams open and a file, an upload and a charge under way, and checks that all of them end whole, once,
 * and the process right after them.
 */
export async function stopOne({ appUrl, instances, openSession, openFinance, openSupport, appPid, streams, sandboxUrl, token }: Target) {
  const control = controlClient(sandboxUrl);
  const [instance = appUrl] = instances;
  const headers = (cookie: string) => ({ cookie, origin: appUrl, 'x-balcao': '1', 'sec-fetch-site': 'same-origin' });
  const opened = await openStreams(instance, streams, openSession);
  const cookie = await openFinance();
  const supporter = await openSupport();

  const tag = `stop-${crypto.randomUUID().slice(0, 8)}`;
  const deposit = await control.insertTransaction({
    token,
    transaction: {
      type: 'DEPOSIT',
      status: 'COMPLETED',
      amount: 100,
      paidAt: new Date().toISOString(),
      endToEndId: `E${tag.replaceAll('-', '').padEnd(31, '0')}`,
    },
  });
  const { id: infraction } = await control.openInfraction({ token, transactionId: deposit.id });
  // Shorter than the app's patience.
  await control.addFault({ fault: 'delay', milliseconds: 800, token, endpoint: 'charges.create' });

  const exported = await orderExport(appUrl, cookie);
  const charge = fetch(`${instance}/api/payments/pix`, {
    method: 'POST',
    headers: { ...headers(cookie), 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ amount: 12.34, virtualAccount: tag }),
  }).then((answer) => answer.status);
  const upload = uploadSlowly(`${instance}/api/office/infractions/${infraction}/draft/files`, headers(supporter));
  await sleep(300);

  process.kill(appPid, 'SIGTERM');
  const began = performance.now();
  const health = await lastHealth(instance);
  const last = Promise.all([charge, upload, opened.ended]).then((ends) => ({ ends, at: performance.now() - began }));
  while (isRunning(appPid) && performance.now() - began < 2 * maxMs) await sleep(20);
  const gone = performance.now() - began;
  const { ends, at } = await last;
  const [chargeStatus, uploadStatus] = ends;

  const made = (await storedWith(sandboxUrl, token, tag)).length;
  const file = await untilReady(appUrl, headers(cookie), exported);
  const retries = opened.retries();
  return {
    ok:
      health === 503 &&
      chargeStatus === 200 &&
      uploadStatus === 200 &&
      made === 1 &&
      file === 'ready' &&
      retries.length === streams &&
      gone < maxMs &&
      gone - at < afterLastMs,
    lines: [
      `stop                 health ${health}, charge ${chargeStatus} (${made} at the service), upload ${uploadStatus}, file ${file}`,
      `  streams            ${retries.length} of ${streams} told to come back, in ${Math.min(...retries)} to ${Math.max(...retries)} ms`,
      `  gone after         ${Math.round(gone)} ms, ${Math.round(gone - at)} ms after the last of them`,
    ],
  };
}

/** What the health check says last before nothing listens there any more. */
async function lastHealth(instance: string): Promise<number> {
  for (let last = 0; ; ) {
    const status = await fetch(`${instance}/api/health`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 0) return last;
    last = status;
    await sleep(20);
  }
}

async function openStreams(instance: string, count: number, openSession: () => Promise<string>) {
  const retries: number[] = [];
  const reading: Promise<void>[] = [];
  for (let cookie = ''; reading.length < count; ) {
    if (reading.length % streamsPerSession === 0) cookie = await openSession();
    const answer = await fetch(`${instance}/api/live`, { headers: { cookie } });
    reading.push(
      answer.text().then((whole) => {
        const [, retry] = /retry: (\d+)\nevent: restarting/.exec(whole) ?? [];
        if (retry) retries.push(Number(retry));
      }),
    );
  }
  return { retries: () => retries, ended: Promise.allSettled(reading) };
}

/** Sends a picture in pieces over more than a second, as a phone would. */
async function uploadSlowly(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const boundary = 'balcao-stop';
  // The smallest PNG, followed by bytes nobody reads.
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="prova.png"\r\ncontent-type: image/png\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return new Promise((resolve, reject) => {
    const type = `multipart/form-data; boundary=${boundary}`;
    const sent = request(
      url,
      { method: 'POST', headers: { ...headers, 'content-type': type, 'content-length': whole.length } },
      (answer) => {
        text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
      },
    );
    sent.once('error', reject);
    void (async () => {
      const piece = Math.ceil(whole.length / 6);
      for (let at = 0; at < whole.length; at += piece) {
        sent.write(whole.subarray(at, at + piece));
        await sleep(250);
      }
      sent.end();
    })();
  });
}

async function storedWith(sandboxUrl: string, token: string, tag: string) {
  const { data } = await controlClient(sandboxUrl).storedTransactions({ token });
  return data.filter(({ virtualAccount }) => virtualAccount === tag);
}

async function untilReady(appUrl: string, headers: Readonly<Record<string, string>>, id: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${appUrl}/api/office/exports`, { headers });
    const state = exportsList.safeParse(await answer.json()).data?.items.find((one) => one.id === id)?.state ?? 'missing';
    if (state === 'ready' || state === 'failed' || tries > 60) return state;
    await sleep(500);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
