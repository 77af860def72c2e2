'use client';

import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CardOperationDialog } from '@/components/card/card-operation-dialog';
import { Note } from '@/components/feedback/note';
import { useFormOperation } from '@/components/operation/use-form-operation';
import { Checkbox } from '@/components/ui/checkbox';
import { recurrences } from '@/lib/contracts/card/recurrences';
import { businessDay } from '@/lib/format/date';
import { missedCycles } from '@/lib/format/missed-cycles';
import { toCents } from '@/lib/format/money';
import { formatCents } from '@/lib/format/money-text';
import { serviceZone } from '@/lib/format/zone';
import type { RecurrenceActProps } from './actions';

/** Cycles again. Those missed meanwhile are charged at once, which is said in figures and has to be accepted. */
export function ReactivateDialog({ recurrence, cycles, onClose }: RecurrenceActProps) {
  const t = useTranslations('recurrence.reactivate');
  const locale = useLocale();
  const operation = useFormOperation(recurrences.reactivate, `recurrence-return:${recurrence.id}`);
  const [accepted, setAccepted] = useState(false);
  const [insist, setInsist] = useState(false);
  const noteId = useId();
  const [missed] = useState(() => missedOf(recurrence, cycles));
  const asked = missed > 0 || operation.problem?.errorCode === 'SV504';
  const params = { recurrentPaymentId: recurrence.id };
  const input = !asked ? { params, body: {} } : accepted ? { params, body: { acceptRetroactiveCharges: true as const } } : null;
  const figures = {
    count: missed,
    each: formatCents(recurrence.amount, locale),
    sum: formatCents(toCents(missed * recurrence.amount), locale),
  };
  const unaccepted = insist && !accepted;
  const words = missed > 0 ? t('missed', figures) : asked ? t('missedUnknown') : t('noneMissed');
  return (
    <CardOperationDialog
      title={t('title')}
      operation={operation}
      input={input}
      act={t('submit')}
      onTry={() => setInsist(true)}
      onClose={onClose}
      done={t('done')}
      fields={
        <>
          <Note tone={asked ? 'amber' : 'grey'}>{words}</Note>
          {asked && (
            <div className="grid gap-1.5">
              <Checkbox
                checked={accepted}
                onChange={(event) => setAccepted(event.target.checked)}
                aria-invalid={unaccepted || undefined}
                aria-describedby={noteId}
              >
                {t('accept')}
              </Checkbox>
              <p id={noteId} aria-live="polite" className="text-meta text-red">
                {unaccepted && t('mustAccept')}
              </p>
            </div>
          )}
        </>
      }
      question={
        <>
          <p className="text-lead font-semibold">{t('confirm')}</p>
          <p>{words}</p>
        </>
      }
    />
  );
}

function missedOf({ interval, endDate }: RecurrenceActProps['recurrence'], cycles: RecurrenceActProps['cycles']): number {
  const first = cycles.find((charge) => charge.recurrenceCycle === 0);
  if (!first) return 0;
  const lastCycle = Math.max(...cycles.map((charge) => charge.recurrenceCycle ?? 0));
  return missedCycles(
    { startedOn: businessDay(first.createdAt, serviceZone), interval, lastCycle, endDate },
    businessDay(new Date(), serviceZone),
  );
}
