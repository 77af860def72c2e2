'use client';

import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Input } from '@/components/ui/fields/input';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { Sheet } from '@/components/ui/overlay/sheet';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { webhookEvents, webhooks } from '@/lib/contracts/pix/callbacks/webhooks';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Webhook } from './columns';
import { NewSecret } from './new-secret';

/** Registers a webhook, or changes one. The secret of a new one is shown once, in the same place. */
export function WebhookSheet({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const t = useTranslations('webhooks');
  const tProblems = useTranslations('problems');
  const formId = useId();
  const address = useRef<HTMLInputElement>(null);
  const create = useEndpointMutation(webhooks.create);
  const change = useEndpointMutation(webhooks.change);
  const [failure, setFailure] = useState<{ url: boolean }>();
  const problem = (create.error ?? change.error)?.problem;
  const foreign = problem?.errorCode === ownCodes.hostNotAllowed;
  const wrongUrl = failure?.url || problem?.details.some(({ field }) => field === 'url');
  const tooMany = problem?.errorCode === 'SVG422';

  const submit = (data: FormData) => {
    if (create.isPending || change.isPending) return;
    const url = String(data.get('url')).trim();
    const events = webhookEvents.filter((event) => data.getAll('events').includes(event));
    const active = data.get('active') === 'on';
    setFailure(isHttps(url) ? undefined : { url: true });
    if (!isHttps(url)) return;
    if (webhook) change.mutate({ params: { id: webhook.id }, body: { url, events, active } }, { onSuccess: onClose });
    else
      create.mutate(
        { body: { url, events, active, generateSecret: data.get('generateSecret') === 'on' } },
        { onSuccess: ({ secret }) => secret === null && onClose() },
      );
  };

  if (create.data?.secret) return <NewSecret webhookId={create.data.id} secret={create.data.secret} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={t(webhook ? 'changeTitle' : 'add')}>
      <OverlayBody>
        <Form id={formId} onSubmit={submit} failure={failure ?? problem}>
          <Field
            label={t('url')}
            help={t('urlHelp')}
            error={foreign ? tProblems(`${ownCodes.hostNotAllowed}.text`) : wrongUrl ? t('urlInvalid') : undefined}
          >
            {(control) => (
              <Input {...control} ref={address} name="url" type="url" inputMode="url" autoComplete="off" defaultValue={webhook?.url} />
            )}
          </Field>
          <p>
            <Button
              size="small"
              onClick={() => {
                if (address.current) address.current.value = `${window.location.origin}/api/callbacks/***`;
              }}
            >
              {t('ownAddress')}
            </Button>
          </p>
          <fieldset>
            <legend className="font-medium">{t('events')}</legend>
            <p className="mb-2 text-meta text-muted">{t('eventsHelp')}</p>
            {webhookEvents.map((event) => (
              <Checkbox key={event} name="events" value={event} defaultChecked={webhook?.events.includes(event)}>
                {t(`event.${event}`)}
              </Checkbox>
            ))}
          </fieldset>
          <Checkbox name="active" defaultChecked={webhook?.active ?? true}>
            {t('activeLabel')}
          </Checkbox>
          {!webhook && (
            <Checkbox name="generateSecret" defaultChecked hint={t('generateHint')}>
              {t('generate')}
            </Checkbox>
          )}
          {tooMany && (
            <Note tone="amber" live>
              {t('tooMany')}
            </Note>
          )}
          {problem && !wrongUrl && !tooMany && <ProblemView isWrite problem={problem} />}
        </Form>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Submit form={formId} pending={create.isPending || change.isPending}>
          {t(webhook ? 'save' : 'create')}
        </Submit>
      </OverlayFooter>
    </Sheet>
  );
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
