'use client';

import { useTranslations } from 'use-intl';
import { attemptsOf } from '@/components/callback/delivery-state';
import { ForeignText } from '@/components/callback/foreign-text';
import { OutcomeBadge } from '@/components/callback/outcome-badge';
import { ResendOne } from '@/components/callback/resend-one';
import { Note } from '@/components/feedback/note';
import { QueryProblem } from '@/components/feedback/query-problem';
import { StatusBadge } from '@/components/transaction/status-badge';
import { CopyButton } from '@/components/ui/action/copy-button';
import { TextLink } from '@/components/ui/action/text-link';
import type { Tone } from '@/components/ui/data/badge';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { Summary } from '@/components/ui/data/summary';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { DeliveryOutcome } from '@/lib/contracts/office/callbacks/delivery-outcomes';
import { callbacks } from '@/lib/contracts/pix/callbacks/callbacks';
import { answeredAt, changedAt, type Delivery, deliveredStatus } from '@/lib/domain/delivered-status';
import { deliveredLateMs, deliveryDeadlineMs, lastAttempt, outcomeAmong } from '@/lib/domain/delivery-outcome';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { Attempts } from './attempts';

const tones: Record<DeliveryOutcome, Tone> = {
  accepted: 'green',
  here: 'blue',
  slow: 'amber',
  failed: 'amber',
  refused: 'red',
  retried: 'amber',
  repeated: 'grey',
  recovered: 'green',
  lost: 'red',
  'timed-out': 'amber',
  waiting: 'blue',
};

/** What was sent again is in view within this time. */
const pollIntervalMs = 2_000;

/** Details of a delivery: outcome, response and request. The head shows the last attempt, the rest the selected one. */
export function DeliveryBody({ delivery, mayResend }: { delivery: Delivery; mayResend: boolean }) {
  const t = useTranslations('callback');
  const settings = useDisplaySettings();
  const { id, url, transactionId, createdAt, responseTime, responseBody, responseHeaders, body, eventType, error } = delivery;
  const asks = transactionId !== null;
  const reading = useEndpointQuery(callbacks.list, attemptsOf(transactionId ?? 'none'), {
    enabled: asks,
    refetchInterval: asks && pollIntervalMs,
  });
  const attempts = reading.data?.items;
  const last = lastAttempt(delivery, attempts ?? []);
  const outcome = outcomeAmong(last, asks ? (attempts ?? null) : []);
  const lateMs = deliveredLateMs(delivery);
  const [sentStatus, changed, answered] = [deliveredStatus(delivery), changedAt(delivery), answeredAt(delivery)];
  const at = (instant: string | Date | null) => (instant ? formatDateTimeSeconds(instant, settings) : t('noAnswer'));
  return (
    <>
      <Summary
        kind={t('title')}
        icon="send"
        amount={<span className="text-title">{last.status === null ? t('noAnswer') : `HTTP ${last.status}`}</span>}
        badge={<OutcomeBadge outcome={outcome} />}
        sentence={last.id === id ? at(createdAt) : t('lastAttempt', { at: at(last.createdAt) })}
        actions={transactionId && mayResend && <ResendOne transactionId={transactionId} />}
      />
      <div className="max-w-[860px] pt-5">
        <Note tone={tones[outcome]}>{t(`meaning.${outcome}`)}</Note>
        <div className="pt-5">
          {transactionId && (
            <FactGroup title={t('groups.attempts')}>
              {reading.data ? (
                <Attempts transactionId={transactionId} current={id} reading={reading.data} />
              ) : (
                <QueryProblem reading={reading} />
              )}
            </FactGroup>
          )}
          <FactGroup title={t('groups.delivery')}>
            <Facts>
              {transactionId && (
                <Fact term={t('transaction')} mono>
                  <TextLink href={`/transactions/${transactionId}`} className="break-all">
                    {transactionId}
                  </TextLink>
                </Fact>
              )}
              {sentStatus && (
                <Fact term={t('sentStatus')}>
                  <StatusBadge status={sentStatus} />
                </Fact>
              )}
              {eventType && (
                <Fact term={t('event')} mono>
                  {eventType}
                </Fact>
              )}
              {url && (
                <Fact term={t('url')} mono>
                  <span className="break-all">{url}</span>
                  <CopyButton value={url} what={t('url')} />
                </Fact>
              )}
              {changed && <Fact term={t('changedAt')}>{at(changed)}</Fact>}
              <Fact term={t('createdAt')}>
                {at(createdAt)}
                {lateMs !== null && <span className="numbers text-amber">{t('late', { hours: Math.floor(lateMs / 3_600_000) })}</span>}
              </Fact>
              <Fact term={t('answeredAt')}>{at(answered)}</Fact>
              <Fact term={t('responseTime')}>
                <span className="numbers">{responseTime === null ? t('noAnswer') : t('milliseconds', { time: responseTime })}</span>
                <span className="text-muted">{t('deadline', { seconds: deliveryDeadlineMs / 1000 })}</span>
              </Fact>
              {error && (
                <Fact term={t('error')} mono>
                  <span className="break-all">{error}</span>
                </Fact>
              )}
              <Fact term={t('id')} mono>
                {id}
              </Fact>
            </Facts>
          </FactGroup>
          <FactGroup title={t('groups.answer')}>
            <ForeignText text={responseBody} file={`${id}-resposta.txt`} name={t('answerBody')} />
            {responseHeaders && <Headers headers={responseHeaders} />}
          </FactGroup>
          <FactGroup title={t('groups.sent')}>
            <p className="mb-2 text-cell">
              <TextLink href={`/callbacks/signature?delivery=${id}`}>{t('checkSignature')}</TextLink>
            </p>
            <ForeignText text={body && JSON.stringify(body, null, 2)} file={`${id}-corpo.json`} name={t('sentBody')} />
          </FactGroup>
        </div>
      </div>
    </>
  );
}

function Headers({ headers }: { headers: NonNullable<Delivery['responseHeaders']> }) {
  return (
    <dl className="mono mt-3 grid gap-1">
      {Object.entries(headers).map(([name, value]) => (
        <div key={name} className="grid grid-cols-[136px_1fr] gap-4">
          <dt className="break-all text-muted">{name}</dt>
          <dd className="min-w-0 break-all">{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
