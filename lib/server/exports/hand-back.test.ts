import { afterEach, expect, test } from 'vitest';
import { dispatchRecord } from '@/lib/server/gateway/dispatch-record';
import { beginShutdown } from '@/lib/server/shutdown';
import { canary } from '@/lib/server/testing/office-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { runExports } from './run-exports';
import { exportsForTests } from './testing/exports-for-tests';

const sandbox = sandboxForTests();
const { office, ask, made, stateOf } = exportsForTests(sandbox, 120);
afterEach(() => Reflect.deleteProperty(globalThis, 'balcaoShutdown'));

/** Marks the process as one that has been stopping for so long. */
function stopSince(milliseconds: number) {
  beginShutdown();
  Reflect.set(Reflect.get(globalThis, 'balcaoShutdown'), 'begunAt', performance.now() - milliseconds);
}

test('a process that stops ends a file that is soon ready, and hands a longer one to another process, which begins it anew at once', async () => {
  stopSince(100);
  expect(await made()).toMatchObject({ state: 'ready' });

  const long = await ask();
  stopSince(6_000);
  await runExports(office.services(), dispatchRecord);
  expect(await stateOf(long.id)).toMatchObject({ state: 'waiting' });

  Reflect.deleteProperty(globalThis, 'balcaoShutdown');
  await runExports(office.services(), dispatchRecord);
  const { data } = await sandbox().control.storedTransactions({ token: canary });
  expect(await stateOf(long.id)).toMatchObject({ state: 'ready', rows: data.length });
});
