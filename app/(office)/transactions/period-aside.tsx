'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import type { QueryChange } from '@/lib/client/use-url-query';
import type { TransactionView, transactionList } from '@/lib/lists/transactions';

type PeriodAsideProps = {
  aside: NonNullable<TransactionView['aside']>;
  change: (change: QueryChange<typeof transactionList.fields>) => void;
};

/** Says that the period in force was set aside for an id, and goes back to it. */
export function PeriodAside({ aside, change }: PeriodAsideProps) {
  const t = useTranslations('transactions');
  const tPeriod = useTranslations('period');
  const back = () =>
    change({ period: aside === 'custom' ? undefined : aside, aside: undefined, endToEndId: undefined, clientReference: undefined });
  return (
    <Note
      live
      action={
        <Button size="small" onClick={back}>
          {t('asideBack')}
        </Button>
      }
    >
      {t('aside', { period: `“${tPeriod(aside)}”` })}
    </Note>
  );
}
