'use client';

import { useLocale, useTranslations } from 'use-intl';
import { NextCharge } from '@/app/(office)/card/recurrences/next-charge';
import { RecurrenceBadge } from '@/app/(office)/card/recurrences/recurrence-badge';
import type { CardCharge } from '@/components/card/card-charge';
import { CardMoney } from '@/components/card/card-money';
import { CardProblem } from '@/components/card/card-problem';
import { Note } from '@/components/feedback/note';
import { RecordPage } from '@/components/record-page/record-page';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { cardCharges } from '@/lib/contracts/card/card-charges';
import { recurrences } from '@/lib/contracts/card/recurrences';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { cardName, payerName } from '@/lib/domain/card/card-charge-names';
import { formatDay } from '@/lib/format/date-text';
import { RecurrenceActions } from './actions';
import { CycleLadder } from './cycle-ladder';
import { cyclesQuery } from './cycles-query';
import type { Recurrence } from './recurrence-record';

export function RecurrenceDetail({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const t = useTranslations('recurrence');
  const reading = useEndpointQuery(recurrences.read, { params: { recurrentPaymentId: id } });
  return (
    <RecordPage
      list={listPlace('recurrences')}
      id={id}
      reading={reading}
      words={{ back: t('back'), notFoundTitle: t('notFoundTitle'), notFoundText: t('notFoundText') }}
      problem={<CardProblem reading={reading} />}
      skeleton={<Skeleton shape="facts" className="h-[420px] w-full" />}
    >
      {(recurrence) => <Found recurrence={recurrence} mayWrite={mayWrite} />}
    </RecordPage>
  );
}

function Found({ recurrence, mayWrite }: { recurrence: Recurrence; mayWrite: boolean }) {
  const charges = useEndpointQuery(cardCharges.list, { query: cyclesQuery(recurrence.id) });
  const cycles = (charges.data?.items ?? []).toSorted((a, b) => (a.recurrenceCycle ?? 0) - (b.recurrenceCycle ?? 0));
  return (
    <>
      <Head recurrence={recurrence} cycles={cycles} mayWrite={mayWrite} />
      <div className="pt-5">
        <RecurrenceFacts recurrence={recurrence} />
        {charges.data ? (
          <CycleLadder cycles={cycles} more={charges.data.hasNext} id={recurrence.id} />
        ) : charges.error ? (
          <CardProblem reading={charges} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </>
  );
}

function Head({ recurrence, cycles, mayWrite }: { recurrence: Recurrence; cycles: readonly CardCharge[]; mayWrite: boolean }) {
  const t = useTranslations('recurrence');
  const locale = useLocale();
  const { status, amount, interval, endDate } = recurrence;
  const known = (['MONTHLY', 'ANNUAL', 'DAILY'] as const).find((one) => one === interval);
  const first = cycles[0];
  return (
    <>
      <Summary
        kind={t('kind')}
        icon="repeat"
        amount={<CardMoney value={amount} size="big" still={status !== 'ACTIVE'} />}
        badge={<RecurrenceBadge status={status} />}
        sentence={[known ? t(`interval.${known}`) : interval, first && payerName(first), first && cardName(first)]
          .filter(Boolean)
          .join(' · ')}
        actions={<RecurrenceActions recurrence={recurrence} cycles={cycles} mayWrite={mayWrite} />}
      />
      {status === 'ENDED' && (
        <div className="pt-5">
          <Note>{endDate ? t('endedOn', { day: formatDay(endDate.slice(0, 10), locale) }) : t('ended')}</Note>
        </div>
      )}
    </>
  );
}

function RecurrenceFacts({ recurrence }: { recurrence: Recurrence }) {
  const { id, endDate } = recurrence;
  const t = useTranslations('recurrence');
  const tApp = useTranslations('app');
  const locale = useLocale();
  return (
    <FactGroup title={t('facts')}>
      <Facts>
        <Fact term={t('next')}>
          <NextCharge recurrence={recurrence} />
        </Fact>
        <Fact term={t('end')}>{endDate ? formatDay(endDate.slice(0, 10), locale) : tApp('none')}</Fact>
        <Fact term={t('id')} mono>
          <span className="break-all">{id}</span>
          <CopyButton value={id} what={t('id')} />
        </Fact>
      </Facts>
    </FactGroup>
  );
}
