import { writeFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { printTable } from '@/bench/table';
import { callTree, selfTimes, timesIn } from './call-tree';
import { flameGraph } from './flame-graph';
import { frameNames } from './frame-names';
import { profileWhile } from './inspect';

interface Addresses {
  readonly appUrl: string;
  readonly appPid: string;
  readonly inspectPort: string;
  readonly cookie: string;
}

const connections = 20;
const seconds = 10;
const drawing = 'docs/gateway-flame.svg';

/** The steps of a call through the gateway, by the functions that take them. */
const steps = [
  { step: 'the call as the gateway reads it', part: 'scripts/server', name: 'toRequest' },
  { step: 'the gateway, without what it waits for', part: 'lib/server/gateway', name: 'handleRequest' },
  { step: 'the session', part: 'lib/server/sessions', name: 'findSession' },
  { step: 'the query by its shape', part: 'lib/server/request', name: 'parseQuery' },
  { step: 'sending to the service and reading what it sends', part: 'lib/server/upstream', name: 'send' },
  { step: 'the record by its shape', part: 'lib/server/upstream', name: 'parse' },
  { step: 'masks, and the answer as JSON', part: 'lib/server/gateway', name: 'dispatch' },
  { step: 'the answer over HTTP', part: 'scripts/server', name: 'send' },
] as const;

/** Where the processor time of a list of 20 through the gateway goes: by step, by part, and as a flame graph that is kept. */
export async function profileFigures({ appUrl, appPid, inspectPort, cookie }: Addresses): Promise<void> {
  const load = (duration: number) =>
    autocannon({ url: `${appUrl}/api/payments/user/transactions?limit=20`, headers: { cookie }, connections, duration });
  await load(5);
  let calls = 0;
  const profile = await profileWhile(Number(appPid), Number(inspectPort), async () => {
    const { '2xx': answered } = await load(seconds);
    calls = answered;
  });
  const root = callTree(profile, frameNames());
  const each = (microseconds: number) => (microseconds / calls).toFixed(0);
  const share = (microseconds: number) => `${((microseconds / root.total) * 100).toFixed(1)} %`;
  const times = timesIn(root, steps);
  printTable(
    `A list of 20 through the gateway, ${calls} calls: ${each(root.total)} µs of processor time each`,
    ['step', 'µs a call', 'share'],
    steps.map(({ step }, at) => [step, each(times[at] ?? 0), share(times[at] ?? 0)]),
  );
  printTable(
    'By part, in the part itself',
    ['part', 'µs a call', 'share'],
    selfTimes(root)
      .slice(0, 25)
      .map(([part, time]) => [part, each(time), share(time)]),
  );
  writeFileSync(drawing, flameGraph(root, `A list of 20 through the gateway: ${each(root.total)} µs of processor time a call`));
  console.log(`\nThe flame graph is ${drawing}.`);
}
