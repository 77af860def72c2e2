import type { QueueItem } from '@/components/infraction/use-queue';
import { compareReais, toReais } from '@/lib/format/money/money';
import { hasWords, nameWords } from '@/lib/format/text/name-words';
import type { InfractionView } from '@/lib/lists/pix/infractions';

const zero = toReais(0);

/** The cases of the queue that the search and the filters of a view leave. A name is found by parts of it in any order and writing, a case by its protocol. */
export function narrowQueue(items: readonly QueueItem[], view: InfractionView): QueueItem[] {
  const { participantName, status, type, reportedBy, amountMin, amountMax, endToEndId, transactionId } = view;
  const words = nameWords(participantName ?? '');
  const among = (values: readonly string[] | undefined, value: string | null) => !values || (value !== null && values.includes(value));
  return items.filter((item) => {
    const { transaction, protocol } = item;
    const amount = transaction.amount ?? zero;
    return (
      [transaction.payerName, protocol].some((text) => hasWords(text ?? '', words)) &&
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
