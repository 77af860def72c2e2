import 'server-only';
import { createHash } from 'node:crypto';
import type { ComparedDay, DayDifference } from '@/lib/contracts/office/files/day-closings.shape';
import type { RecordOf, Transaction } from '@/lib/contracts/shapes';
import { causeOf, effectOf, movedBy } from '@/lib/domain/statement/compare-day';
import { closeDays } from '@/lib/domain/statement/statement-closing';
import { findStatementErrors } from '@/lib/domain/statement/statement-errors';
import { sortChronologically } from '@/lib/domain/statement/statement-order';
import { addDays, businessDay, dayLast, dayStart } from '@/lib/format/date';
import { type Reais, subtractReais, toReais } from '@/lib/format/money/money';
import { serviceZone } from '@/lib/format/zone';
import type { Services } from '@/lib/server/services';
import { readList } from '@/lib/server/upstream/reading/read-list';
import { readPages } from '@/lib/server/upstream/reading/read-pages';
import { readTransaction, unlessAbsent } from '@/lib/server/upstream/reading/read-transaction';

type Line = RecordOf<'statements.list'>['items'][number];

const maxPages = 100;
const perPage = 100;
/** A charge can be paid for two days, so what was paid on a day was made at most two days before. */
const madeBeforeDays = 2;
/** Transactions that are read, or looked for on other days, one by one. */
const maxSingle = 300;
const atOnce = 5;

/** What one transaction and its entries say of each other. */
type Verdict = 'matches' | 'crosses' | 'incomparable' | DayDifference;

/**
 * Compares the entries of one business day with the transactions they belong to, and with those that the service says moved money on it. A
 * transaction whose entries of the day do not make up what it did is compared again with its entries of all days: what was under way at
 * midnight matches as a whole.
 */
export async function compareStatementDay(
  day: string,
  services: Pick<Services, 'upstream' | 'now'>,
  requestId: string,
): Promise<Omit<ComparedDay, 'closings'>> {
  const now = services.now();
  const [from, last] = [dayStart(day, serviceZone), dayLast(day, serviceZone)];
  const [until = last] = [last, now.toISOString()].sort();
  const linesFrom = (query: object) =>
    readPages<Line>(maxPages, (page) => readList('statements.list', { ...query, page, limit: perPage }, services, requestId));
  const own = await linesFrom({ createdAtFrom: from, createdAtTo: until });
  const madeFrom = dayStart(addDays(day, -madeBeforeDays), serviceZone);
  const made = await readPages<Transaction>(maxPages, (page) =>
    readList('transactions.list', { dateFrom: madeFrom, dateTo: until, page, limit: perPage }, services, requestId),
  );
  const lines = sortChronologically(own.items);
  const byTransaction = byTransactionOf(lines);
  const isOfDay = (at: string | null) => at !== null && at >= from && at <= until;
  const known = new Map(made.items.map((payment) => [payment.id, payment]));
  const moved = made.items.filter(({ paidAt, refundedAt }) => isOfDay(paidAt) || isOfDay(refundedAt)).map(({ id }) => id);
  const ids = Array.from(new Set([...lines.flatMap(({ transactionId }) => transactionId ?? []), ...moved]));

  let singles = 0;
  const mayAskMore = () => {
    singles += 1;
    return singles <= maxSingle;
  };
  const verdicts = await inGroups(ids, async (id): Promise<Verdict | null> => {
    const ofDay = byTransaction.get(id) ?? [];
    const listed = known.get(id);
    if (!listed && !mayAskMore()) return null;
    const payment = listed ?? (await unlessAbsent(() => readTransaction(id, requestId, services)));
    if (payment === null) return orphan(ofDay, id);
    const expected = effectOf(payment);
    const found = movedBy(ofDay);
    if (expected === null || found === null) return 'incomparable';
    if (found === expected) return 'matches';
    if (!mayAskMore()) return null;
    const since = dayStart(addDays(businessDay(payment.createdAt, serviceZone), -1), serviceZone);
    const whole = await linesFrom({ transactionId: id, createdAtFrom: since, createdAtTo: now.toISOString() });
    const all = sortChronologically(whole.items);
    const foundInAll = movedBy(all);
    if (foundInAll === null) return 'incomparable';
    if (foundInAll === expected) return 'crosses';
    const cause = causeOf(payment, all, expected, foundInAll);
    return {
      transactionId: id,
      lineId: null,
      reason: null,
      cause,
      expected,
      found: foundInAll,
      difference: subtractReais(foundInAll, expected),
    };
  });
  const strays = (byTransaction.get(null) ?? []).filter(({ infractionId }) => infractionId === null).map((line) => orphan([line], null));
  const differences = [...verdicts.flatMap((one) => (one !== null && typeof one === 'object' ? [one] : [])), ...strays];
  const [sides] = closeDays(lines, serviceZone);
  return {
    day,
    lines: lines.length,
    available: sides?.available ?? null,
    blocked: sides?.blocked ?? null,
    lineErrors: findStatementErrors(lines).length,
    transactions: ids.length,
    differences,
    crossing: verdicts.filter((one) => one === 'crosses').length,
    incomparable: verdicts.filter((one) => one === 'incomparable').length,
    truncated: own.truncated || made.truncated || verdicts.includes(null),
    over: last < now.toISOString(),
    digest: digestOf(lines, differences),
    readAt: now.toISOString(),
  };
}

function byTransactionOf(lines: readonly Line[]): ReadonlyMap<string | null, readonly Line[]> {
  const groups = new Map<string | null, Line[]>();
  for (const line of lines) groups.set(line.transactionId, [...(groups.get(line.transactionId) ?? []), line]);
  return groups;
}

/** Entries that belong to no transaction, or to one the service does not know. */
function orphan(lines: readonly Line[], transactionId: string | null): DayDifference {
  const found: Reais = movedBy(lines) ?? toReais(0);
  const [first] = lines;
  return {
    transactionId,
    lineId: first?.id ?? null,
    reason: first?.reason ?? null,
    cause: 'no-transaction',
    expected: null,
    found,
    difference: found,
  };
}

/** Of everything a closing stands on: an entry that comes, goes or changes later makes it another one. */
function digestOf(lines: readonly Line[], differences: readonly DayDifference[]): string {
  const entries = lines.map((line) => [
    line.id,
    line.amount,
    line.operation,
    line.balanceType,
    line.newBalanceAvailable,
    line.newBalanceBlocked,
    line.transactionId,
  ]);
  const found = differences.map(({ transactionId, lineId, difference }) => [transactionId, lineId, difference]);
  return createHash('sha256')
    .update(JSON.stringify([entries, found]))
    .digest('hex');
}

/** Some at once, so that a busy day neither takes minutes nor everything the service allows the account. */
async function inGroups<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  }
  return results;
}
