import type { QueueItem } from '@/components/infraction/use-queue';
import { compareReais, toReais } from '@/lib/format/money';
import type { InfractionView } from '@/lib/lists/infractions';

const zero = toReais(0);
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The cases of the queue that the search and the filters of a view leave. A name is found by a part of it in any writing, a case by its protocol. */
export function narrowQueue(items: readonly QueueItem[], view: InfractionView): QueueItem[] {
  const { participantName, status, type, reportedBy, amountMin, amountMax, endToEndId, transactionId } = view;
  const wanted = plain(participantName?.trim() ?? '');
  const among = (values: readonly string[] | undefined, value: string | null) => !values || (value !== null && values.includes(value));
  return items.filter((item) => {
    const { transaction, protocol } = item;
    const amount = transaction.amount ?? zero;
    return (
      [transaction.payerName, protocol].some((text) => plain(text ?? '').includes(wanted)) &&
      among(status, item.status) &&
      among(type, item.type) &&
      among(reportedBy, item.reportedBy) &&
      (amountMin === undefined || compareReais(amount, toReais(amountMin)) >= 0) &&
      (amountMax === undefined || compareReais(amount, toReais(amountMax)) <= 0) &&
      (endToEndId === undefined || transaction.endToEndId === endToEndId) &&
      (transactionId === undefined || transaction.id === transactionId)
    );
  });
}
