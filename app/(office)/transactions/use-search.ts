'use client';

import { useRouter } from 'next/navigation';
import { useSealDocument } from '@/components/document-filter/seal-document';
import type { QueryChange } from '@/lib/client/use-url-query';
import { recogniseSearch } from '@/lib/format/text/search-text';
import { defaultPeriod } from '@/lib/lists/definition/period-view';
import type { TransactionView, transactionList } from '@/lib/lists/transactions';

/**
 * One box for a name, a document, an end-to-end id, a reference or a transaction's own id. An id is looked for in the whole
 * history: the period in force is set aside, and the page says so.
 */
export function useSearch(view: TransactionView, change: (change: QueryChange<typeof transactionList.fields>) => void) {
  const router = useRouter();
  const seal = useSealDocument();
  const none = { name: undefined, document: undefined, endToEndId: undefined, clientReference: undefined };
  const whole = wholeHistory(view);

  return (typed: string) => {
    const { kind, value } = recogniseSearch(typed);
    if (value === '') change({ ...none, ...(view.aside && periodBack(view.aside)) });
    else if (kind === 'document') seal(value, (sealed) => change({ ...none, document: sealed }));
    else if (kind === 'transactionId') router.push(`/transactions/${value}`);
    else if (kind === 'endToEndId') change({ ...none, ...whole, endToEndId: value });
    else if (kind === 'reference') change({ ...none, ...whole, clientReference: value });
    else change({ ...none, name: value });
  };
}

/** The change that looks at everything, and keeps the period in force to go back to. */
export function wholeHistory(view: TransactionView) {
  return { period: 'all', from: undefined, to: undefined, aside: periodInForce(view) } as const;
}

/** The change that goes back to the period that was set aside; of two days chosen by hand nothing is left but the usual one. */
function periodBack(aside: NonNullable<TransactionView['aside']>) {
  return { period: aside === 'custom' ? undefined : aside, aside: undefined };
}

/** The period to go back to: the one already set aside, else the one in force; none when nothing is left out. */
function periodInForce(view: TransactionView): TransactionView['aside'] {
  if (view.aside) return view.aside;
  if (view.from || view.to) return 'custom';
  return view.period === 'all' ? undefined : (view.period ?? defaultPeriod);
}
