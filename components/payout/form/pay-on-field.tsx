'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { Input } from '@/components/ui/fields/input';
import { plannedHour } from '@/lib/domain/payment/planned-day';
import { formatDay } from '@/lib/format/date-text';
import type { PlannedDay } from './use-planned-day';

type PayOnFieldProps = { day: PlannedDay; error: string | undefined; onChange: (day: string) => void };

/** When a payment goes: today, as soon as it is confirmed, or on a later day of São Paulo. */
export function PayOnField({ day: { shown, today, to, later }, error, onChange }: PayOnFieldProps) {
  const t = useTranslations('payout.plan');
  const locale = useLocale();
  const help = later === null ? t('today') : t('later', { day: formatDay(later, locale), hour: plannedHour });
  return (
    <Field label={t('label')} help={help} error={error}>
      {(control) => (
        <Input
          {...control}
          name="payOn"
          type="date"
          lang={locale}
          min={today}
          max={to}
          value={shown}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
