import { z } from 'zod';
import { operationRecord } from '@/lib/contracts/operations.shape';
import { transactionShapes } from '@/lib/contracts/transactions.shape';
import { compareReais, toReais } from '@/lib/format/money';
import type { Send } from './browser';

export interface Wanted {
  /** The own mark of what was created, or the transaction that was refunded. */
  readonly mark: string;
  readonly kind: 'creation' | 'refund';
  readonly amount: number;
  readonly told: 'done' | 'given-up';
}

export interface Reckoning {
  readonly duplicates: number;
  readonly lost: number;
  readonly wrong: number;
  readonly unknown: number;
}

const page = transactionShapes['transactions.list'].record;
const operations = z.object({ items: z.array(operationRecord), hasNext: z.boolean() });

type Transaction = z.output<typeof page>['items'][number];

/** Holds what people were told, and what our records say, against what the service has really done. */
export async function reckon(wanted: readonly Wanted[], sandbox: { url: string; token: string }, send: Send): Promise<Reckoning> {
  const transactions = await everyTransaction(sandbox);
  const byMark = new Map<string | null, Transaction[]>();
  for (const transaction of transactions) {
    byMark.set(transaction.virtualAccount, [...(byMark.get(transaction.virtualAccount) ?? []), transaction]);
  }
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  let [duplicates, lost, wrong] = [0, 0, 0];
  for (const { mark, kind, amount, told } of wanted) {
    const amounts = kind === 'creation' ? (byMark.get(mark) ?? []).map((made) => made.amount) : refundsOf(byId.get(mark), amount);
    duplicates += Math.max(0, amounts.length - 1);
    if ((told === 'done') !== amounts.length > 0) lost += 1;
    wrong += amounts.filter((each) => compareReais(each, toReais(amount)) !== 0).length;
  }
  const unknown = await ourOperations('state=sending,unknown', send);
  const done = await ourOperations('state=done', send);
  const recorded = new Set(done.map(({ transactionId }) => transactionId));
  const marks = new Set(wanted.map(({ mark }) => mark));
  const unrecorded = transactions.filter(({ id, virtualAccount }) => virtualAccount && marks.has(virtualAccount) && !recorded.has(id));
  return { duplicates, lost: lost + unrecorded.length, wrong, unknown: unknown.length };
}

/** What was given back, in refunds of the one amount asked for; a remainder is an amount of its own, and wrong. */
function refundsOf(transaction: Transaction | undefined, amount: number) {
  const cents = Math.round(Number(transaction?.refundAmount ?? 0) * 100);
  const each = Math.round(amount * 100);
  const whole = Array.from({ length: Math.floor(cents / each) }, () => toReais(amount));
  return cents % each === 0 ? whole : [...whole, toReais((cents % each) / 100)];
}

async function everyTransaction({ url, token }: { url: string; token: string }): Promise<Transaction[]> {
  const all: Transaction[] = [];
  for (let at = 1; ; at += 1) {
    const answer = await fetch(`${url}/v1/user/transactions?page=${at}&limit=100`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    const { items, hasNext } = page.parse({ page: at, ...(await answer.json()) });
    all.push(...items);
    if (!hasNext) return all;
  }
}

export async function ourOperations(filter: string, send: Send) {
  const all: z.output<typeof operations>['items'] = [];
  for (let at = 1; ; at += 1) {
    const { body } = await send('GET', `/api/office/operations?page=${at}&limit=100&${filter}`);
    const { items, hasNext } = operations.parse(body);
    all.push(...items);
    if (!hasNext) return all;
  }
}
