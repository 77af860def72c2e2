import { controlClient } from '@/sandbox/control-client';
import { measure } from './load';
import { printTable } from './table';

const seconds = 8;

/** Measures the sandbox alone with 20 connections: reading a list and creating charges. */
export async function sandboxFigures(sandboxUrl: string): Promise<void> {
  const headers = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  await controlClient(sandboxUrl).createAccount({ token: 'sandbox-bench', transactions: 0 });
  const list = await measure({ url: `${sandboxUrl}/v1/user/transactions?limit=20`, headers: headers('sandbox'), connections: 20, seconds });
  const create = await measure({
    url: `${sandboxUrl}/v1/pix`,
    method: 'POST',
    headers: headers('sandbox-bench'),
    body: JSON.stringify({ amount: 12.34, generatedName: 'Helena Prado Nogueira' }),
    connections: 20,
    seconds,
  });
  const row = (name: string, { perSecond, p50, p99, failed }: typeof list) => [
    name,
    perSecond,
    p50,
    p99,
    failed === 0 ? 'none' : String(failed),
  ];
  printTable(
    'The sandbox at 20 connections',
    ['call', 'requests/s', 'p50 ms', 'p99 ms', 'failed'],
    [row('GET /user/transactions?limit=20', list), row('POST /pix', create)],
  );
}
