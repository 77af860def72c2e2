'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { riskOf } from '@/app/(office)/infractions/risk';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { bandLook } from '@/components/infraction/band-look';
import { PausedTag } from '@/components/infraction/paused-tag';
import { useTimeLeft } from '@/components/infraction/use-time-left';
import { RecordBadge } from '@/components/record-note/record-badge';
import { Money } from '@/components/transaction/money';
import { PageLink } from '@/components/ui/action/page-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { deadlineBand } from '@/lib/domain/infraction/deadline';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money/money';
import { DefenseState } from './defense-state';
import type { QueueGroup } from './queue-groups';

type QueueCardsProps = { groups: readonly QueueGroup[]; now: number; still: boolean };

/** The queue on a phone. */
export function QueueCards({ groups, now, still }: QueueCardsProps) {
  const t = useTranslations('infractions');
  const tDeadline = useTranslations('deadline');
  const settings = useDisplaySettings();
  const timeLeft = useTimeLeft();
  return (
    <div>
      {groups.map(({ band, items }) => (
        <section key={band ?? 'all'}>
          {band && !still && (
            <h2
              className={clsx(
                'flex items-baseline gap-2 border-b border-line bg-sunken px-4 py-2 text-cell font-medium',
                bandLook[band].tone,
              )}
            >
              {tDeadline(`bands.${band}`)}
              <span className="numbers font-normal text-muted">{items.length}</span>
              <span className="ml-auto font-normal">
                <Money value={riskOf(items)} still />
              </span>
            </h2>
          )}
          <ul>
            {items.map((item) => (
              <li key={item.id} className="relative border-b border-line">
                <RecordBadge id={item.id} />
                <PageLink
                  href={`/infractions/${item.id}`}
                  data-row={item.id}
                  className="block px-4 py-2.5 -outline-offset-2 hover:bg-hover"
                >
                  <TwoLineCard
                    title={item.transaction.payerName ?? t('unknownName')}
                    amount={<Money value={item.transaction.amount ?? toReais(0)} />}
                    meta={
                      <>
                        {!still && (
                          <span className={bandLook[deadlineBand(item.expiresAt, now)].tone}>{timeLeft(item.expiresAt, now)}</span>
                        )}
                        {!still && item.expiresAt && ' · '}
                        {item.expiresAt && formatDateTime(item.expiresAt, settings)}
                      </>
                    }
                    badge={<DefenseState item={item} />}
                  />
                </PageLink>
                {!still && (
                  <p className="px-4 pb-2.5 empty:hidden">
                    <PausedTag item={item} now={now} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
