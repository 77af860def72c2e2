'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HeaderForm } from '@/components/callback/receiver-snippet';
import { Note } from '@/components/feedback/note';
import { Field } from '@/components/form/field';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Input } from '@/components/ui/fields/input';
import { Segmented } from '@/components/ui/fields/segmented';
import { Select } from '@/components/ui/fields/select';
import { Card } from '@/components/ui/layout/card';
import { useSecureAddress } from '@/lib/client/browser/use-secure-address';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useHydrated } from '@/lib/client/use-hydrated';
import { callbacks } from '@/lib/contracts/pix/callbacks/callbacks';
import { webhookEvents } from '@/lib/contracts/pix/callbacks/webhooks';
import { type CallbackEventName, callbackExample, cardEvents } from '@/lib/domain/callback/callback-example';
import { deliveredStatus } from '@/lib/domain/delivered-status';
import { formatDateTime } from '@/lib/format/date-text';
import { localAddress } from './local-address';
import { TrialCommand } from './trial-command';
import { trialSecret } from './trial-delivery';

const eventNames: readonly CallbackEventName[] = [...webhookEvents, ...cardEvents];
const usualAddress = 'http://localhost:3000/';

/** Makes a command that delivers an event, or a delivery of one's own, signed with a secret for trying. Nothing is sent from here. */
export function TrialDelivery({ mayReadDeliveries }: { mayReadDeliveries: boolean }) {
  const t = useTranslations('events');
  const settings = useDisplaySettings();
  const isSecure = useSecureAddress();
  const [chosen, setChosen] = useState<string>('TRANSACTION_COMPLETED');
  const [typed, setTyped] = useState(usualAddress);
  const [form, setForm] = useState<HeaderForm>('three');
  const [made] = useState(trialSecret);
  // Another one was made by the server, for a page that nobody has seen yet.
  const secret = useHydrated() ? made : null;
  const deliveries = useEndpointQuery(callbacks.list, { query: { page: 1, limit: 10 } }, { enabled: mayReadDeliveries });
  const known = deliveries.data?.items.filter(({ body }) => body !== null) ?? [];
  const delivery = known.find(({ id }) => id === chosen);
  const event = eventNames.find((name) => name === chosen);
  const content = delivery?.body ?? (event && callbackExample(event));
  const address = localAddress(typed);
  return (
    <Card title={t('tryTitle')}>
      <div className="grid gap-4">
        <p className="text-muted">{t('tryText')}</p>
        <Note>{t('noTestEvents')}</Note>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('event')} help={delivery && t('masked')}>
            {(control) => (
              <Select {...control} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
                <optgroup label={t('examplesGroup')}>
                  {eventNames.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </optgroup>
                {known.length > 0 && (
                  <optgroup label={t('deliveriesGroup')}>
                    {known.map((one) => (
                      <option key={one.id} value={one.id}>
                        {t('delivery', { status: deliveredStatus(one) ?? '–', at: formatDateTime(one.createdAt, settings) })}
                      </option>
                    ))}
                  </optgroup>
                )}
              </Select>
            )}
          </Field>
          <Field label={t('address')} help={t('addressHelp')} error={address ? undefined : t('addressInvalid')}>
            {(control) => (
              <Input
                {...control}
                data-takes="code"
                inputMode="url"
                spellCheck={false}
                autoComplete="off"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            )}
          </Field>
        </div>
        {deliveries.isError && <Note tone="amber">{t('deliveriesProblem')}</Note>}
        {address && !address.isLocal && <Note tone="amber">{t('notLocal')}</Note>}
        <div className="flex flex-wrap items-end gap-4">
          <Segmented
            legend={t('form')}
            name="form"
            value={form}
            options={(['three', 'one'] as const).map((value) => ({ value, label: t(`forms.${value}`) }))}
            onChange={setForm}
          />
          {secret && (
            <p className="flex min-w-0 flex-wrap items-center gap-2">
              <span className="text-muted">{t('secret')}</span>
              <code className="mono break-all">{secret}</code>
              <CopyButton value={secret} what={t('secret')} quiet />
            </p>
          )}
        </div>
        {!isSecure && <Note tone="amber">{t('insecure')}</Note>}
        {isSecure && secret && address && content && (
          <TrialCommand url={address.url} body={JSON.stringify(content)} secret={secret} form={form} />
        )}
      </div>
    </Card>
  );
}
