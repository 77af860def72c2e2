import { printTable } from './table';

interface Settings {
  readonly sandboxUrl: string;
  readonly transactions: string;
}

const times = 31;
const headers = { authorization: 'Bearer sandbox', 'content-type': 'application/json' };

/** Median milliseconds of one page of 20 for each filter of the list, one call at a time and in turns. */
export async function filterFigures({ sandboxUrl, transactions }: Settings): Promise<void> {
  const list = `${sandboxUrl}/v1/user/transactions`;
  const asked: readonly { name: string; url: string; durations: number[] }[] = (await filters(list)).map(([name, query]) => ({
    name,
    url: `${list}?${new URLSearchParams(query)}`,
    durations: [],
  }));
  for (let time = 0; time < times; time += 1) {
    for (const { url, durations } of asked) {
      const started = performance.now();
      await fetchPage(url);
      durations.push(performance.now() - started);
    }
  }
  const rows = asked.map(({ name, durations }) => {
    durations.sort((a, b) => a - b);
    return [name, durations[Math.floor(times / 2)] ?? Number.NaN, durations.at(-1) ?? Number.NaN];
  });
  printTable(`A filtered page with ${transactions} transactions`, ['filter', 'median ms', 'slowest ms'], rows);
}

/** The filters, with values taken from existing payments, so that each finds something. */
async function filters(list: string): Promise<[name: string, query: Record<string, string>][]> {
  const deposits = await fetchPage(`${list}?limit=100&type=DEPOSIT&status=COMPLETED`);
  const withdrawals = await fetchPage(`${list}?limit=100&type=WITHDRAW&status=COMPLETED`);
  const field = (rows: readonly Record<string, unknown>[], name: string, fits = /./) => {
    const found = rows.map((row) => String(row[name] ?? '')).find((text) => fits.test(text));
    if (found === undefined) throw new Error(`nothing of the past has a ${name} like ${fits}`);
    return found;
  };
  const person = field(deposits, 'payerName', /^\S+ \S+ \S+$/);
  const [first = '', , last = ''] = person.split(' ');
  const newest = field(deposits, 'createdAt');
  const asked: Readonly<Record<string, Record<string, string>>> = {
    none: {},
    'a whole name': { name: person },
    'a first name': { name: first },
    'a surname': { name: last },
    "a supplier's name": { name: field(withdrawals, 'receiverName', /(Ltda|S\.A\.)$/) },
    'a name nobody has': { name: 'Zzyzxq' },
    'a whole name and a status': { name: person, status: 'COMPLETED' },
    'an exact amount': { amount: field(deposits, 'amount') },
    'a document': { document: field(deposits, 'payerDocument') },
    'an end-to-end id': { endToEndId: field(deposits, 'endToEndId') },
    'a reference': { clientReference: field(deposits, 'clientReference') },
    'a virtual account': { virtualAccount: field(deposits, 'virtualAccount') },
    'two statuses': { status: 'EXPIRED,REFUNDED' },
    'two types': { type: 'WITHDRAW,COMMISSION' },
    'a week': { dateFrom: new Date(Date.parse(newest) - 7 * 24 * 3_600_000).toISOString(), dateTo: newest },
    'page 50': { page: '50' },
    'page 10,000': { page: '10000' },
  };
  return Object.entries(asked).map(([name, query]) => [name, { limit: '20', ...query }]);
}

async function fetchPage(url: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(url, { headers });
  const page: unknown = await answer.json();
  if (!answer.ok || typeof page !== 'object' || page === null || !('data' in page) || !Array.isArray(page.data)) {
    throw new Error(`${url} answered ${answer.status}`);
  }
  return page.data;
}
