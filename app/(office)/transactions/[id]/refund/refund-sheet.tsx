'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { Sheet } from '@/components/ui/overlay/sheet';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { businessDay } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import type { Reais } from '@/lib/format/money/money';
import { RefundForm } from './refund-form';

/** Opens with a reading of its own: what an older page showed may no longer hold. */
export function RefundSheet({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: (amount: Reais | null) => void }) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const [openedAt] = useState(() => Date.now());
  const reading = useEndpointQuery(transactions.read, { params: { id } }, { staleTime: 0 });
  const { data } = reading;
  const isFresh = reading.dataUpdatedAt >= openedAt;
  const day = data && formatDay(businessDay(data.paidAt ?? data.createdAt, settings.zone), locale);
  return (
    <Sheet open onClose={onClose} title={t('title')} description={data && day && t('of', { name: data.payerName ?? t('payer'), day })}>
      {data && isFresh ? (
        <RefundForm
          transaction={data}
          readAt={reading.dataUpdatedAt}
          readAgain={() => reading.refetch()}
          onClose={onClose}
          onDone={onDone}
        />
      ) : (
        <OverlayBody>
          {readProblemOf(reading) ? (
            <QueryProblem reading={reading} />
          ) : (
            <div className="grid gap-5" role="status" aria-label={t('reading')}>
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-32 w-full" />
              <Skeleton className="h-20 w-full" />
            </div>
          )}
        </OverlayBody>
      )}
    </Sheet>
  );
}
