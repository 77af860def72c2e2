'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Select } from '@/components/ui/fields/select';
import { Card } from '@/components/ui/layout/card';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { digestHours, noticeSettings } from '@/lib/contracts/office/notices/notice-settings';

const hours = Array.from({ length: digestHours.last - digestHours.first + 1 }, (_, at) => digestHours.first + at);

/** The hour at which the digest of the day comes. */
export function DigestHour({ hour, address }: { hour: number; address: string }) {
  const t = useTranslations('noticeSettings');
  const change = useEndpointMutation(noticeSettings.changeHour);
  const shown = change.isPending ? change.variables.body.hour : hour;
  return (
    <Card>
      <Field label={t('digestHour')} help={t('digestHelp', { address })}>
        {(control) => (
          <div className="max-w-40">
            <Select
              {...control}
              value={shown}
              aria-disabled={change.isPending || undefined}
              onChange={({ target: { value } }) => change.isPending || change.mutate({ body: { hour: Number(value) } })}
            >
              {hours.map((one) => (
                <option key={one} value={one}>
                  {`${String(one).padStart(2, '0')}:00`}
                </option>
              ))}
            </Select>
          </div>
        )}
      </Field>
      {change.error && <ProblemView isWrite problem={change.error.problem} />}
    </Card>
  );
}
