'use client';

import { useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/action/text-link';
import { FactGroup } from '@/components/ui/data/facts';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { infractionStatuses } from '@/lib/contracts/pix/infractions/infraction-statuses';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import type { TransactionRecord } from './transaction-record';

/** The callbacks of this transaction according to the service; nothing where it does not return them. On paper the timeline has them. */
export function Callbacks({ callbacks, seesCallbacks }: Pick<TransactionRecord, 'callbacks'> & { seesCallbacks: boolean }) {
  const t = useTranslations('transaction');
  const settings = useDisplaySettings();
  if (callbacks === null) return null;
  return (
    <FactGroup title={t('groups.callbacks')} screenOnly>
      {callbacks.length === 0 && <p className="text-cell text-muted">{t('noCallbacks')}</p>}
      <ul className="grid gap-2 text-cell">
        {callbacks.map(({ id, url, status, responseTime, createdAt }) => (
          <li key={id} className="flex flex-wrap gap-x-4">
            {createdAt && seesCallbacks && (
              <TextLink href={`/callbacks/${id}`} className="numbers">
                {formatDateTimeSeconds(createdAt, settings)}
              </TextLink>
            )}
            {createdAt && !seesCallbacks && <span className="numbers text-muted">{formatDateTimeSeconds(createdAt, settings)}</span>}
            <span className="numbers">{status ? t('callbackAnswered', { status, time: responseTime ?? 0 }) : t('callbackTimeout')}</span>
            {url && <span className="mono min-w-0 max-w-full truncate text-muted">{url}</span>}
          </li>
        ))}
      </ul>
    </FactGroup>
  );
}

export function Infractions({ infractions, seesInfractions }: Pick<TransactionRecord, 'infractions'> & { seesInfractions: boolean }) {
  const t = useTranslations('transaction');
  const tStatus = useTranslations('transaction.infractionStatuses');
  const settings = useDisplaySettings();
  if (infractions === null) return null;
  return (
    <FactGroup title={t('groups.infractions')} screenOnly>
      {infractions.length === 0 && <p className="text-cell text-muted">{t('noInfractions')}</p>}
      <ul id="infractions" className="grid gap-2 text-cell">
        {infractions.map(({ id, status, createdAt }) => {
          const known = infractionStatuses.find((word) => word === status);
          return (
            <li key={id} className="flex flex-wrap gap-x-4">
              {createdAt && <span className="numbers text-muted">{formatDateTimeSeconds(createdAt, settings)}</span>}
              {status && <span>{known ? tStatus(known) : status}</span>}
              {seesInfractions ? (
                <TextLink href={`/infractions/${id}`} className="mono">
                  {id}
                </TextLink>
              ) : (
                <span className="mono text-muted">{id}</span>
              )}
            </li>
          );
        })}
      </ul>
    </FactGroup>
  );
}
