'use client';

import { useTranslations } from 'use-intl';
import { DeveloperTabs } from '@/app/(office)/developers/tabs';
import { type HeaderForm, receiverSnippets } from '@/components/callback/receiver-snippet';
import { PageHeader } from '@/components/shell/page-header';
import { CopyButton } from '@/components/ui/action/copy-button';
import { TextLink } from '@/components/ui/action/text-link';
import { Card } from '@/components/ui/layout/card';
import { webhookEvents } from '@/lib/contracts/pix/callbacks/webhooks';
import { cardEvents } from '@/lib/domain/callback/callback-example';
import { EventRow } from './event-row';
import { TrialDelivery } from './trial';

const shownSnippet: HeaderForm = 'three';

/** Every event of the service with when it comes and an example, how its signature is verified, and a delivery for trying. */
export function EventList({ mayReadDeliveries }: { mayReadDeliveries: boolean }) {
  const t = useTranslations('developers');
  const tEvents = useTranslations('events');
  return (
    <>
      <PageHeader title={t('title')} />
      <DeveloperTabs current="events" />
      <div className="grid max-w-[860px] gap-4 px-4 py-4 sm:px-6">
        <p className="text-muted">{tEvents('text')}</p>
        <TrialDelivery mayReadDeliveries={mayReadDeliveries} />
        <Card title={tEvents('pixTitle')} flush>
          <p className="border-b border-line px-4 py-3 text-cell text-muted">
            {tEvents('pixText')} {tEvents('repeat')}
          </p>
          <ul>
            {webhookEvents.map((event) => (
              <EventRow key={event} event={event} />
            ))}
          </ul>
        </Card>
        <Card title={tEvents('cardTitle')} flush>
          <p className="border-b border-line px-4 py-3 text-cell text-muted">
            {tEvents('cardText')} {tEvents('notStated')}
          </p>
          <ul>
            {cardEvents.map((event) => (
              <EventRow key={event} event={event} />
            ))}
          </ul>
        </Card>
        <Card
          title={tEvents('signatureTitle')}
          action={<TextLink href="/callbacks/signature">{tEvents('checker')}</TextLink>}
          className="min-w-0"
        >
          <p className="pb-3">{tEvents('signatureText')}</p>
          <div className="flex items-start gap-2">
            <pre className="mono min-w-0 grow rounded-lg border border-line bg-sunken p-3.5 leading-[19px] break-words whitespace-pre-wrap">
              {receiverSnippets[shownSnippet]}
            </pre>
            <CopyButton value={receiverSnippets[shownSnippet]} what={tEvents('snippet')} quiet />
          </div>
        </Card>
      </div>
    </>
  );
}
