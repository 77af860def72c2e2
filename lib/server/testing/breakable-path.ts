import 'server-only';
import { connect, createServer, type Socket } from 'node:net';

/**
 * The way to a database that can be lost: while it is, nothing passes and nobody is told, as where a cable is out. Afterwards connections go on with
 * what waited, or are gone, as where a firewall has forgotten them.
 */
export async function startBreakablePath(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isLost = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const pair = [client, database] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on('error', () => {}).on('close', () => to.destroy());
      if (isLost) from.pause();
      from.on('data', (bytes) => to.write(bytes));
      if (isLost) from.pause();
    }
    client.on('close', () => pairs.delete(pair));
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    lose() {
      isLost = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    restore({ forgotten }: { forgotten: boolean }) {
      isLost = false;
      for (const [client, database] of pairs) {
        if (forgotten) client.resetAndDestroy();
        else for (const socket of [client, database]) socket.resume();
      }
    },
    async stop() {
      for (const [client] of pairs) client.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
