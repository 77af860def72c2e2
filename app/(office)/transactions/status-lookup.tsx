'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { StatusBadge } from '@/components/transaction/status-badge';
import { Button } from '@/components/ui/action/button';
import { TextLink } from '@/components/ui/action/text-link';
import { Input } from '@/components/ui/fields/input';
import { Select } from '@/components/ui/fields/select';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { type LookupKey, lookupKeys } from '@/lib/contracts/lookup';
import { serviceStatus } from '@/lib/contracts/pix/service-status';
import { formatDateTimeSeconds } from '@/lib/format/date-text';

interface LookupTarget {
  readonly key: LookupKey;
  readonly value: string;
}

/** Looks up the status of one transaction at the service by each of the keys it takes: the quickest answer to "did it go through?". */
export function StatusLookup({ onClose }: { onClose: () => void }) {
  const t = useTranslations('transactions.statusLookup');
  const [key, setKey] = useState<LookupKey>('id');
  const [text, setText] = useState('');
  const [target, setTarget] = useState<LookupTarget | null>(null);
  const reading = useEndpointQuery(
    serviceStatus.read,
    { query: target ? { [target.key]: target.value } : {} },
    { enabled: target !== null, staleTime: 0 },
  );
  const submit = () => {
    const value = text.trim();
    if (value === '') return;
    if (target?.key === key && target.value === value) reading.refetch();
    else setTarget({ key, value });
  };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Form layout="overlay" onSubmit={submit}>
        <OverlayBody>
          <p className="text-cell text-muted">{t('text')}</p>
          <Field label={t('by')}>
            {(control) => (
              <Select {...control} value={key} onChange={(event) => setKey(lookupKeys.find((one) => one === event.target.value) ?? 'id')}>
                {lookupKeys.map((one) => (
                  <option key={one} value={one}>
                    {t(`keys.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('value')}>
            {(control) => (
              <Input
                {...control}
                value={text}
                onChange={(event) => setText(event.target.value)}
                autoComplete="off"
                maxLength={64}
                className="mono"
              />
            )}
          </Field>
          <div aria-live="polite">{target && <Answer target={target} reading={reading} />}</div>
        </OverlayBody>
        <OverlayFooter>
          <Button onClick={onClose}>{t('close')}</Button>
          <Submit pending={reading.isFetching}>{t('submit')}</Submit>
        </OverlayFooter>
      </Form>
    </Dialog>
  );
}

function Answer({ target, reading }: { target: LookupTarget; reading: ReturnType<typeof useEndpointQuery<'serviceStatus.read'>> }) {
  const t = useTranslations('transactions.statusLookup');
  const settings = useDisplaySettings();
  if (reading.error) return <ProblemView problem={reading.error.problem} />;
  if (!reading.data) return null;
  const { status, updatedAt } = reading.data;
  const href =
    target.key === 'id'
      ? `/transactions/${target.value}`
      : `/transactions?${new URLSearchParams({ [target.key]: target.value, period: 'all' })}`;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge status={status} lead />
      {updatedAt && <span className="numbers text-cell text-muted">{t('since', { at: formatDateTimeSeconds(updatedAt, settings) })}</span>}
      <TextLink href={href}>{t('see')}</TextLink>
    </p>
  );
}
