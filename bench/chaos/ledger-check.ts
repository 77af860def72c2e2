import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { operationRecord } from '@/lib/contracts/office/operations.shape';
import { transactionShapes } from '@/lib/contracts/pix/payments/transactions.shape';
import { centsToReais, compareReais, toCents, toReais } from '@/lib/format/money/money';
import type { ControlClient } from '@/sandbox/control-client';
import { isCarriedOut, isOpen, isSentDespiteItsEnd } from './approvers';
import type { Send } from './browser';

export interface ExpectedOperation {
  /** Identifies the operation at the service: its own mark, or the transaction or card charge that was refunded or reversed. */
  readonly tag: string;
  readonly kind: 'creation' | 'refund' | 'card-charge' | 'reversal';
  /** In reais. */
  readonly amount: number;
  readonly outcome: 'done' | 'given-up';
  /** Whether a rule holds it. */
  readonly isHeld: boolean;
  /** What it had to wait for. */
  readonly approvals: readonly Approval[];
}

interface Sandbox {
  readonly url: string;
  readonly token: string;
  readonly control: ControlClient;
}

export interface LedgerCheck {
  readonly duplicates: number;
  readonly lost: number;
  readonly wrong: number;
  readonly unknown: number;
  /** Effects at the service of what was approved, beyond the first of each. */
  readonly executedTwice: number;
  /** Effects at the service of what a rule holds, for which not everybody had approved. */
  readonly unapproved: number;
  /** Requests that were declined, taken back or lapsed, and for which something was sent all the same. */
  readonly sentDespiteEnd: number;
  /** Approvals that are still open, or that say something else than their operation. */
  readonly unsettledApprovals: number;
}

const maxTries = 60;

const page = transactionShapes['transactions.list'].record;
const operations = z.object({ items: z.array(operationRecord), hasNext: z.boolean() });

type Transaction = z.output<typeof page>['items'][number];

/** Compares the reported outcomes and our records with what the service has really done. */
export async function checkLedger(expected: readonly ExpectedOperation[], sandbox: Sandbox, send: Send): Promise<LedgerCheck> {
  const transactions = await listTransactions(sandbox);
  const byTag = new Map<string | null, Transaction[]>();
  for (const transaction of transactions) {
    byTag.set(transaction.virtualAccount, [...(byTag.get(transaction.virtualAccount) ?? []), transaction]);
  }
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  let [duplicates, lost, wrong, executedTwice, unapproved] = [0, 0, 0, 0, 0];
  const charged: string[] = [];
  for (const { tag, kind, amount, outcome, isHeld, approvals } of expected) {
    const cards = kind === 'card-charge' || kind === 'reversal' ? await findCardCharges(kind, tag, sandbox) : [];
    const amounts = {
      creation: () => (byTag.get(tag) ?? []).map((made) => made.amount),
      refund: () => splitIntoParts(Number(byId.get(tag)?.refundAmount ?? 0) * 100, amount),
      'card-charge': () => cards.map((made) => centsToReais(toCents(made.amount))),
      reversal: () => splitIntoParts(cards[0]?.creditCardPayment.reversedAmount ?? 0, amount),
    }[kind]();
    if (kind === 'card-charge') charged.push(...cards.map(({ id }) => id));
    duplicates += Math.max(0, amounts.length - 1);
    if (approvals.some(isCarriedOut)) executedTwice += Math.max(0, amounts.length - 1);
    else if (isHeld) unapproved += amounts.length;
    if ((outcome === 'done') !== amounts.length > 0) lost += 1;
    wrong += amounts.filter((each) => compareReais(each, toReais(amount)) !== 0).length;
  }
  const unknown = await ourOperations('state=sending,unknown', send);
  const done = await ourOperations('state=done', send);
  const recorded = new Set(done.map(({ transactionId }) => transactionId));
  const doneIds = new Set(done.map(({ id }) => id));
  const isUnsettled = (approval: Approval) => isOpen(approval) || (approval.state === 'done') !== doneIds.has(approval.operationId ?? '');
  const asked = expected.flatMap(({ approvals }) => approvals);
  const unsettledApprovals = asked.filter(isUnsettled).length;
  const sentDespiteEnd = asked.filter(isSentDespiteItsEnd).length;
  const tags = new Set(expected.map(({ tag }) => tag));
  const created = transactions.filter(({ virtualAccount }) => virtualAccount && tags.has(virtualAccount)).map(({ id }) => id);
  const unrecorded = [...created, ...charged].filter((id) => !recorded.has(id));
  return {
    duplicates,
    lost: lost + unrecorded.length,
    wrong,
    unknown: unknown.length,
    executedTwice,
    unapproved,
    sentDespiteEnd,
    unsettledApprovals,
  };
}

/** The card charges of a mark. There can be several with one reference. */
async function findCardCharges(kind: 'card-charge' | 'reversal', tag: string, { control, token }: Sandbox) {
  return (await control.storedCardCharges({ token, ...(kind === 'reversal' ? { id: tag } : { externalId: tag }) })).data;
}

/** Splits the returned amount into parts of the requested amount. A remainder is a part of its own and counts as wrong. */
function splitIntoParts(given: number, amount: number) {
  const cents = Math.round(given);
  const each = Math.round(amount * 100);
  const whole = Array.from({ length: Math.floor(cents / each) }, () => toReais(amount));
  return cents % each === 0 ? whole : [...whole, toReais((cents % each) / 100)];
}

async function listTransactions({ url, token }: Sandbox): Promise<Transaction[]> {
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

/** What is read here decides, and an instance may be killed meanwhile: asked again until it is answered. */
async function readAnswered(path: string, send: Send): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await send('GET', path);
    if (status === 200 || tries === maxTries) return body;
    await sleep(1_000);
  }
}

export async function ourOperations(filter: string, send: Send) {
  const all: z.output<typeof operations>['items'] = [];
  for (let at = 1; ; at += 1) {
    const { items, hasNext } = operations.parse(await readAnswered(`/api/office/operations?page=${at}&limit=100&${filter}`, send));
    all.push(...items);
    if (!hasNext) return all;
  }
}
