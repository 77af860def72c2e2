'use client';

import { useTranslations } from 'use-intl';
import { ForeignText } from '@/components/callback/foreign-text';
import { Note } from '@/components/feedback/note';
import { RecordPage } from '@/components/record-page/record-page';
import { TextLink } from '@/components/ui/action/text-link';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { inbox, inboxRefusals } from '@/lib/contracts/office/callbacks/inbox';
import { listPlace } from '@/lib/contracts/pages/list-place';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTimeSeconds } from '@/lib/format/date-text';

export function ReceivedCallback({ id }: { id: string }) {
  const t = useTranslations('inbox');
  return (
    <RecordPage
      list={listPlace('inbox')}
      id={id}
      reading={useEndpointQuery(inbox.read, { params: { id } })}
      words={{ back: t('title'), notFoundTitle: t('notFoundTitle') }}
      skeleton={<Skeleton shape="facts" className="h-72 w-full max-w-[760px]" />}
    >
      {(received) => <Received received={received} />}
    </RecordPage>
  );
}

/** A received callback: its verdict with the reason, and the body where it was accepted. */
function Received({ received: { id, receivedAt, source, verdict, transactionId, sender, deliveries, body } }: ReceivedProps) {
  const t = useTranslations('inbox');
  const settings = useDisplaySettings();
  const isRefused = inboxRefusals.some((refusal) => refusal === verdict);
  return (
    <>
      <Summary
        kind={t(`source.${source}`)}
        icon="arrow-in"
        amount={<span className="text-title">{t(`verdict.${verdict}`)}</span>}
        sentence={formatDateTimeSeconds(receivedAt, settings)}
      />
      <div className="max-w-[860px] pt-5">
        <Note tone={isRefused ? 'amber' : 'blue'}>{t(`meaning.${verdict}`)}</Note>
        <div className="pt-5">
          <FactGroup title={t('facts')}>
            <Facts>
              {transactionId && (
                <Fact term={t('columns.transactionId')} mono>
                  {source === 'card' ? transactionId : <TextLink href={`/transactions/${transactionId}`}>{transactionId}</TextLink>}
                </Fact>
              )}
              {sender && (
                <Fact term={t('columns.sender')} mono>
                  {sender}
                </Fact>
              )}
              <Fact term={t('columns.deliveries')}>{t('deliveriesText', { count: deliveries })}</Fact>
            </Facts>
          </FactGroup>
          <FactGroup title={t('body')}>
            {body ? (
              <ForeignText text={JSON.stringify(body, null, 2)} file={`${id}-corpo.json`} name={t('body')} />
            ) : (
              <p className="text-cell text-muted">{t(isRefused ? 'refusedText' : 'bodyGone')}</p>
            )}
          </FactGroup>
        </div>
      </div>
    </>
  );
}

type ReceivedProps = { received: RecordOf<'inbox.read'> };
