import { controlClient } from '@/sandbox/control-client';
import { startBareService } from './baseline/start-bare-service';
import { measureInTurns } from './measure-in-turns';
import { printTable } from './table';

const turns = { connections: 20, seconds: 5, rounds: 3 };

/** The sandbox with 20 connections, reading a list and creating charges, beside a bare service on its database. */
export async function sandboxFigures({ sandboxUrl, databaseUrl }: { readonly sandboxUrl: string; readonly databaseUrl: string }) {
  const headers = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  await controlClient(sandboxUrl).createAccount({ token: 'sandbox-bench', transactions: 0 });
  const bare = await startBareService(databaseUrl);
  try {
    const charge = {
      method: 'POST',
      body: JSON.stringify({ amount: 12.34, generatedName: 'Helena Prado Nogueira' }),
      headers: headers('sandbox-bench'),
    } as const;
    const measured = await measureInTurns(
      [
        ['a bare list of the same rows', { url: `${bare.url}/list` }],
        ['`GET /user/transactions?limit=20`', { url: `${sandboxUrl}/v1/user/transactions?limit=20`, headers: headers('sandbox') }],
        ['a bare row of a charge', { ...charge, url: `${bare.url}/charge` }],
        ['`POST /pix`', { ...charge, url: `${sandboxUrl}/v1/pix` }],
      ],
      turns,
    );
    const rows = measured.map(({ name, perSecond, p50, p99, failed }, at) => [
      name,
      perSecond,
      at % 2 === 0 ? '' : (perSecond / (measured[at - 1]?.perSecond ?? Number.NaN)).toFixed(2),
      p50,
      p99,
      failed === 0 ? 'none' : String(failed),
    ]);
    printTable('The sandbox at 20 connections', ['call', 'requests/s', 'of the bare one', 'p50 ms', 'p99 ms', 'failed'], rows);
  } finally {
    bare.stop();
  }
}
