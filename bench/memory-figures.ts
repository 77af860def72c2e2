import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { memoryOf } from './memory-of';
import { printTable } from './table';

interface Programs {
  readonly appUrl: string;
  readonly appPid: string;
  readonly sandboxPid: string;
  readonly cookie: string;
}

const connections = 20;
const calls = 25_000;
const times = 4;
const restMs = 30_000;

/** Resident memory of app and sandbox: idle, while 100,000 calls of a list go through both, and after a rest. */
export async function memoryFigures({ appUrl, appPid, sandboxPid, cookie }: Programs): Promise<void> {
  const megabytes = (pid: string) => ((memoryOf(pid) ?? Number.NaN) / 1_000_000).toFixed(0);
  const rows: string[][] = [];
  const note = (when: string) => rows.push([when, megabytes(appPid), megabytes(sandboxPid)]);
  await sleep(restMs);
  note('idle');
  let failed = 0;
  for (let time = 1; time <= times; time += 1) {
    const url = `${appUrl}/api/payments/user/transactions?limit=20`;
    const { non2xx, errors } = await autocannon({ url, headers: { cookie }, connections, amount: calls });
    failed += non2xx + errors;
    note(`after ${time * calls} calls`);
  }
  await sleep(restMs);
  note('after a rest');
  printTable(`Memory in MB; ${failed === 0 ? 'no call' : `${failed} calls`} failed`, ['when', 'app', 'sandbox'], rows);
}
