import { startBareProxy } from './baseline/bare-proxy';
import { startBaseline } from './baseline/start-baseline';
import { measureInTurns } from './measure-in-turns';
import { printTable } from './table';

interface Addresses {
  readonly appUrl: string;
  readonly sandboxUrl: string;
  readonly cookie: string;
}

const path = '/user/transactions?limit=20';
const token = 'sandbox';
const seconds = 3;
const rounds = 5;

/** The cost of the gateway: the same list through it, through a bare Next route, through a bare proxy, and directly from the service. */
export async function gatewayFigures({ appUrl, sandboxUrl, cookie }: Addresses): Promise<void> {
  const service = `${sandboxUrl}/v1`;
  const target = service + path;
  const baseline = await startBaseline(service, token, 4890);
  const bare = await startBareProxy(target, token);
  try {
    for (const connections of [1, 20]) {
      const variants = [
        ['sandbox, directly', { url: target, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } }],
        ['bare node and undici proxy', { url: bare.url }],
        ['empty Next route', { url: `${baseline.url}/empty` }],
        ['bare Next route that proxies', { url: `${baseline.url}/proxied${path}` }],
        ['through the gateway', { url: `${appUrl}/api/payments${path}`, headers: { cookie } }],
      ] as const;
      const rows = (await measureInTurns(variants, { connections, seconds, rounds })).map(({ name, perSecond, p50, p99, failed }) => [
        name,
        perSecond,
        p50,
        p99,
        failed === 0 ? 'none' : String(failed),
      ]);
      printTable(`The list of 20 with ${connections} at a time`, ['way', 'requests/s', 'p50 ms', 'p99 ms', 'failed'], rows);
    }
  } finally {
    baseline.stop();
    bare.stop();
  }
}
