'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { bandLook } from '@/components/infraction/band-look';
import { PausedTag } from '@/components/infraction/paused-tag';
import type { QueueItem } from '@/components/infraction/use-queue';
import { useReason } from '@/components/infraction/use-reason';
import { useTimeLeft } from '@/components/infraction/use-time-left';
import { RecordBadge } from '@/components/record-note/record-badge';
import { Money } from '@/components/transaction/money';
import { PageLink } from '@/components/ui/action/page-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { deadlineBand } from '@/lib/domain/infraction/deadline';
import { isPaused } from '@/lib/domain/notice-pause';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money/money';
import { shorten } from '@/lib/format/text/shorten';
import { DefenseState } from './defense-state';
import { Owner } from './owner';

type QueueRowProps = { item: QueueItem; now: number; still: boolean; mayDefend: boolean; span: number };

/** One case: its time left is the link, stretched over the row. */
export function QueueRow({ item, now, still, mayDefend, span }: QueueRowProps) {
  const t = useTranslations('infractions');
  const tDeadline = useTranslations('deadline');
  const tApp = useTranslations('app');
  const settings = useDisplaySettings();
  const reason = useReason();
  const timeLeft = useTimeLeft();
  const look = bandLook[deadlineBand(item.expiresAt, now)];
  const paused = !still && isPaused(item, now);
  const until = item.expiresAt ? formatDateTime(item.expiresAt, settings) : tDeadline('missing');
  const name = item.transaction.payerName ?? t('unknownName');
  return (
    <>
      <tr data-open={paused || undefined} className="group/row list-row">
        <td className={still ? 'numbers' : undefined}>
          <RecordBadge id={item.id} />
          <PageLink
            href={`/infractions/${item.id}`}
            data-row={item.id}
            className={clsx('numbers row-link', still ? 'text-muted' : [look.tone, look.weight])}
          >
            {still ? until : timeLeft(item.expiresAt, now)}
            <span className="sr-only">, {t('open', { name })}</span>
          </PageLink>
        </td>
        {!still && <td className="numbers text-muted">{until}</td>}
        <td>{name}</td>
        <td className="text-muted">{reason(item.type)}</td>
        <td className="mono text-muted" title={item.protocol ?? undefined}>
          {item.protocol ? shorten(item.protocol, { head: 6, tail: 3 }) : tApp('none')}
        </td>
        <td>
          <DefenseState item={item} />
        </td>
        <td>
          <Owner item={item} mayDefend={mayDefend} />
        </td>
        <td className="text-right">
          <Money value={item.transaction.amount ?? toReais(0)} />
        </td>
      </tr>
      {paused && (
        <tr>
          <td colSpan={span} className="border-b border-line px-6 pb-2">
            <PausedTag item={item} now={now} />
          </td>
        </tr>
      )}
    </>
  );
}
