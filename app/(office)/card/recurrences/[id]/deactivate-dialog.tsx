'use client';

import { useLocale, useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { recurrences } from '@/lib/contracts/card/recurrences';
import { formatDay } from '@/lib/format/date-text';
import { formatCents } from '@/lib/format/money/currency';
import { toCents } from '@/lib/format/money/money';
import type { RecurrenceDialogProps } from './recurrence-dialog-props';

/** No new cycles: says what stops and what is already billed. Made twice it changes nothing, so it needs no operation. */
export function DeactivateDialog({ recurrence, cycles, onClose }: RecurrenceDialogProps) {
  const t = useTranslations('recurrence.deactivate');
  const locale = useLocale();
  const { mutate, isPending, error } = useEndpointMutation(recurrences.deactivate);
  const paid = cycles.filter((charge) => charge.creditCardPayment?.status === 'PAID');
  const sum = formatCents(toCents(paid.reduce((total, { amount }) => total + amount, 0)), locale);
  const next = recurrence.nextRecurrency?.slice(0, 10);
  const stop = () => mutate({ params: { recurrentPaymentId: recurrence.id } }, { onSuccess: onClose });
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OverlayBody>
        {error && <ProblemView isWrite problem={error.problem} />}
        <p className="text-lead font-semibold">{t('confirm')}</p>
        <p>{next ? t('stops', { day: formatDay(next, locale), amount: formatCents(recurrence.amount, locale) }) : t('stopsAll')}</p>
        <p>{t('billed', { count: paid.length, sum })}</p>
        <p className="text-muted">{t('later')}</p>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" waiting={isPending} onClick={stop}>
          {t('submit')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
