'use client';

import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { OperationForm } from '@/components/operation/form/operation-form';
import { OperationQuestion } from '@/components/operation/form/operation-question';
import { useOperationForm } from '@/components/operation/form/use-operation-form';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Dialog } from '@/components/ui/overlay/dialog';
import { serverNow } from '@/lib/client/clock/server-clock';
import { recurrences } from '@/lib/contracts/card/recurrences';
import { businessDay } from '@/lib/format/date';
import { formatCents } from '@/lib/format/money/currency';
import { toCents } from '@/lib/format/money/money';
import { missedCycles } from '@/lib/format/time/missed-cycles';
import { serviceZone } from '@/lib/format/zone';
import type { RecurrenceDialogProps } from './recurrence-dialog-props';

/** Cycles again. Those missed meanwhile are charged at once, which is said in figures and has to be accepted. */
export function ReactivateDialog({ recurrence, cycles, onClose, onDone }: RecurrenceDialogProps) {
  const t = useTranslations('recurrence.reactivate');
  const locale = useLocale();
  const form = useOperationForm(recurrences.reactivate, `recurrence-return:${recurrence.id}`);
  const [accepted, setAccepted] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const noteId = useId();
  const [missed] = useState(() => missedOf(recurrence, cycles));
  const asked = missed === null || missed > 0 || form.problem?.errorCode === 'SV504';
  const params = { recurrentPaymentId: recurrence.id };
  const input = !asked ? { params, body: {} } : accepted ? { params, body: { acceptRetroactiveCharges: true as const } } : null;
  const figures = {
    count: missed ?? 0,
    each: formatCents(recurrence.amount, locale),
    sum: formatCents(toCents((missed ?? 0) * recurrence.amount), locale),
  };
  const unaccepted = submitted && !accepted;
  const words = missed === null ? t('missedNotCounted') : missed > 0 ? t('missed', figures) : asked ? t('missedUnknown') : t('noneMissed');
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OperationForm
        form={form}
        input={input}
        send={t('submit')}
        again={t('submit')}
        leave={onClose}
        onTry={() => setSubmitted(true)}
        onDone={() => onDone(t('done'))}
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
          <OperationQuestion title={t('confirm')}>
            <p>{words}</p>
          </OperationQuestion>
        }
      />
    </Dialog>
  );
}

/** Null where it cannot be counted: the initial charge is not among the cycles at hand, or the interval is one nobody knows. */
function missedOf({ interval, endDate }: RecurrenceDialogProps['recurrence'], cycles: RecurrenceDialogProps['cycles']): number | null {
  const first = cycles.find((charge) => charge.recurrenceCycle === 0);
  if (!first) return null;
  const lastCycle = Math.max(...cycles.map((charge) => charge.recurrenceCycle ?? 0));
  return missedCycles(
    { startedOn: businessDay(first.createdAt, serviceZone), interval, lastCycle, endDate },
    businessDay(new Date(serverNow()), serviceZone),
  );
}
