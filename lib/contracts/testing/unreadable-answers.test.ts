import { describe, expect, test } from 'vitest';
import { endpointNamed, endpointNames, type NamesOf } from '@/lib/contracts/registry';
import { shapes } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { isInstantName, pathsIn, sampleAnswer, withAt } from './sample-answer';

type Name = NamesOf<'pix' | 'card'>;

const isRead = (name: string): name is Name => {
  const { service, effect, answers } = endpointNamed(name as Name);
  return service !== 'office' && effect === 'read' && answers === undefined && name !== 'cardTokens.create';
};

/** What one record cannot be without; of a list, such a record stands apart. */
const needed: Partial<Record<string, readonly string[]>> = {
  'balance.read': ['available', 'blocked'],
  'callbacks.read': ['id', 'createdAt'],
  'cardCharges.read': ['id', 'amount', 'createdAt'],
  'charges.find': ['id', 'amount', 'createdAt'],
  'defenses.read': ['defense'],
  'exchange.convert': ['amount', 'currency', 'currency.code', 'currency.rate'],
  'exchange.read': ['code', 'rate', 'rate.bid', 'rate.ask'],
  'infractions.read': ['id'],
  'pendingDeposits.read': ['id', 'amount', 'createdAt'],
  'pixKeys.find': ['name'],
  'recurrences.read': ['recurrentPaymentId', 'amount'],
  'reports.download': ['url'],
  'reports.read': ['id', 'createdAt'],
  'serviceStatus.read': ['status'],
  'statements.read': ['id', 'amount', 'createdAt'],
  'transactions.read': ['id', 'amount', 'createdAt'],
  'transfers.find': ['id', 'amount', 'createdAt'],
  'webhooks.read': ['id', 'url'],
  'webhooks.readSent': ['id', 'createdAt'],
  'withdrawals.find': ['id', 'amount', 'createdAt'],
};

const changes = [
  ['missing', undefined],
  ['null', null],
  ['no value anybody reads', 'sem data'],
  ['an object', { of: 'another kind' }],
  ['a list', []],
] as const;

/** Formats whatever a page formats: its instants throw when they are none. */
function formatAll(record: unknown, name = ''): void {
  if (typeof record === 'string' && isInstantName(name)) formatDateTime(record, { locale: 'pt-BR', zone: 'America/Sao_Paulo' });
  if (typeof record !== 'object' || record === null) return;
  for (const [key, one] of Object.entries(record)) if (key !== 'raw' && key !== 'unreadable') formatAll(one, key);
}

const reads = endpointNames.filter(isRead).map((name) => [name, sampleAnswer(shapes[name].wire)] as const);

test('there is an answer for every call that only reads', () => {
  expect(reads.length).toBeGreaterThan(20);
  for (const [name, sample] of reads) expect([name, shapes[name].record.safeParse(sample).error?.issues ?? []]).toEqual([name, []]);
});

describe.each(changes)('a field that is %s', (_what, change) => {
  test.each(reads)('spoils nothing but itself in %s', (name, sample) => {
    const isList = name.endsWith('.list');
    for (const path of pathsIn(sample)) {
      // A list without its list, or with items that are none, is no answer; its envelope may say anything.
      if (isList && path.length === 1) continue;
      const { data, error } = shapes[name].record.safeParse(withAt(sample, path, change));
      const isNeeded = !isList && (needed[name] ?? []).some((field) => field === path.join('.'));
      if (!isNeeded) expect([path.join('.'), error?.issues ?? []]).toEqual([path.join('.'), []]);
      formatAll(data);
    }
  });
});
