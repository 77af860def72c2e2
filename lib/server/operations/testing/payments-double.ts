import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Wire = Record<string, unknown> & { id: string };

/** How the double answers one POST: whether it applies it, and with what answer, if any. */
export interface DoubleBehavior {
  readonly applied?: boolean;
  /** Delays the answer until then, after applying it. */
  readonly until?: Promise<void>;
  readonly answer?: 'well' | 'drop' | 'reset' | 'never' | { status: number; body: string; type?: string };
}

const creations: Readonly<Record<string, Partial<Wire>>> = {
  '/v1/pix': {},
  '/v1/withdraw': { type: 'WITHDRAW' },
  '/v1/withdraw/qrcode': { type: 'WITHDRAW' },
  '/v1/internal-transfer': { type: 'WITHDRAW', status: 'COMPLETED' },
};

/** A minimal service: charges, withdrawals, refunds and reads; each POST behaves as the test says. */
export function paymentsDouble() {
  const transactions = new Map<string, Wire>();
  const posts: Record<string, unknown>[] = [];
  const paths: string[] = [];
  let conducts: DoubleBehavior[] = [];
  let unreadable = false;
  let lookupsLeft = true;
  let holder: Partial<Wire> = { name: 'Marina Couto', document: '***.982.247-**', institutionName: 'Banco Aroeira' };
  let code: Record<string, unknown> = { amount: null };
  let balance = 1_000_000;
  let made = 0;

  function store(change: Partial<Wire>): Wire {
    made += 1;
    const wire = { id: `SVTX${made}`, status: 'PENDING', type: 'DEPOSIT', amount: 1, createdAt: '2026-11-27T15:00:00.000Z', ...change };
    transactions.set(wire.id, wire);
    return wire;
  }

  function apply(path: string, body: Record<string, unknown>): Wire | undefined {
    const made = creations[path];
    if (made) {
      const taken = [...transactions.values()].some(({ clientReference }) => clientReference === body.clientReference);
      return taken ? undefined : store({ ...(path === '/v1/withdraw/qrcode' ? code : {}), ...body, ...made });
    }
    const wire = transactions.get(path.split('/').at(-1) ?? '');
    if (!wire) return undefined;
    const given = Number(wire.refundAmount ?? 0) + Number(body.amount ?? wire.amount);
    return Object.assign(wire, { refundAmount: given.toFixed(2), refundStatus: 'PENDING' });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://service');
    const json = (body: unknown, status = 200) => write(response, { status, body: JSON.stringify(body) });
    if (request.method === 'GET') {
      if (unreadable) return json({ statusCode: 503, errorCode: 'SVF503' }, 503);
      const reference = url.searchParams.get('clientReference');
      const found = [...transactions.values()].filter(({ clientReference }) => clientReference === reference);
      if (url.pathname === '/v1/user/balance') return json({ available: balance, blocked: 0 });
      if (url.pathname === '/v1/user/transactions') return json({ data: found, hasNextPage: false });
      if (url.pathname === '/v1/pix/key' && !lookupsLeft) return json({ statusCode: 429, errorCode: 'SVG429' }, 429);
      if (url.pathname === '/v1/pix/key') return json({ pixKey: url.searchParams.get('pixKey'), ...holder });
      const one = url.pathname in creations ? found[0] : transactions.get(url.pathname.split('/').at(-1) ?? '');
      return one ? json(one) : json({ statusCode: 404, errorCode: 'SVC310' }, 404);
    }
    const body: Record<string, unknown> = JSON.parse(await text(request));
    if (url.pathname === '/v1/pix/qrcode/read') return json({ qrCodeType: 'DYNAMIC', document: '52998224725', ...holder, ...code });
    posts.push(body);
    paths.push(url.pathname);
    const { applied = true, answer = 'well', until } = conducts.shift() ?? {};
    const wire = applied ? apply(url.pathname, body) : undefined;
    await until;
    if (answer === 'never') return;
    if (answer === 'drop') return void request.socket.destroy();
    if (answer === 'reset') return void request.socket.resetAndDestroy();
    if (answer !== 'well') return write(response, answer);
    return wire ? json(wire) : json({ statusCode: 409, errorCode: 'SVC210' }, 409);
  }

  return {
    transactions,
    /** The bodies and paths of every POST, in order. */
    posts,
    paths,
    store,
    apply,
    handle: (request: IncomingMessage, response: ServerResponse) => void handle(request, response),
    /** Sets how the next POSTs are answered; normally after that. */
    conduct: (...next: DoubleBehavior[]) => {
      conducts = next;
    },
    /** Sets the holder of every key and the content of every code. */
    belongsTo: (next: Partial<Wire>) => {
      holder = { ...holder, ...next };
    },
    asksFor: (amount: number | null) => {
      code = { amount };
    },
    /** Sets what the account holds. */
    holds: (available: number) => {
      balance = available;
    },
    /** From now on the service refuses key lookups. */
    exhaustLookups: () => {
      lookupsLeft = false;
    },
    /** Makes reads fail. */
    failReading: (fails: boolean) => {
      unreadable = fails;
    },
  };
}

function write(response: ServerResponse, { status, body, type = 'application/json' }: { status: number; body: string; type?: string }) {
  response.writeHead(status, { 'content-type': type }).end(body);
}
