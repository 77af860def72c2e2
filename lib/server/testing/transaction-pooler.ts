import 'server-only';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to the database, and whom it is lent to. */
interface Lent {
  readonly socket: Socket;
  client: Socket | null;
}

/** The first byte of "ready for a query", which ends with `I` outside of a transaction. */
const readyForQuery = 'Z'.charCodeAt(0);
const idle = 'I'.charCodeAt(0);
const messageHead = 5;

/**
 * A connection pooler in transaction mode, as small as one can be: a client signs in on a new connection, which is kept only if there is no
 * other; from then on it is lent one for each transaction.
 */
export async function startTransactionPooler(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const free: Lent[] = [];
  const sockets = new Set<Socket>();
  const lentTo = new Map<Socket, Lent>();

  const server = createServer((client) => {
    sockets.add(client.on('error', () => {}));
    lend(client, connection());
    client.on('data', (bytes) => (lentTo.get(client) ?? lend(client, free.pop()))?.socket.write(bytes));
  });

  function lend(client: Socket, lent: Lent | undefined): Lent | undefined {
    if (!lent) return void client.destroy();
    lent.client = client;
    lentTo.set(client, lent);
    return lent;
  }

  function takeBack(lent: Lent): void {
    if (lent.client) lentTo.delete(lent.client);
    if (free.length === 0) free.push(lent);
  }

  /** A connection to the database, which passes answers to whoever it is lent to and is taken back with the end of a transaction. */
  function connection(): Lent {
    const lent: Lent = { socket: connect(Number(target.port), target.hostname), client: null };
    let unread = Buffer.alloc(0);
    sockets.add(lent.socket.on('error', () => {}));
    lent.socket.on('data', (bytes) => {
      const { client } = lent;
      unread = Buffer.concat([unread, bytes]);
      while (unread.length >= messageHead && unread.length > unread.readUInt32BE(1)) {
        if (unread[0] === readyForQuery && unread[messageHead] === idle) takeBack(lent);
        unread = unread.subarray(1 + unread.readUInt32BE(1));
      }
      client?.write(bytes);
    });
    return lent;
  }

  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', () => listening()));
  const address = server.address();
  const own = new URL(databaseUrl);
  own.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: own.href,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
