'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { bandLook } from '@/components/infraction/band-look';
import { PausedTag } from '@/components/infraction/paused-tag';
import type { QueueItem } from '@/components/infraction/use-queue';
import { useReason } from '@/components/infraction/use-reason';
import { useTimeLeft } from '@/components/infraction/use-time-left';
import { Money } from '@/components/transaction/money';
import { PageLink } from '@/components/ui/action/page-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { deadlineBand } from '@/lib/domain/infraction/deadline';
import { isPaused } from '@/lib/domain/notice-pause';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money';
import { shorten } from '@/lib/format/text/shorten';
import { DefenseState } from './defense-state';
import { Owner } from './owner';

type QueueRowProps = { item: QueueItem; now: number; still: boolean; mayDefend: boolean; span: number };

const cell =
  'h-10 truncate border-line px-2 first:pl-6 last:pr-6 group-focus-within/row:bg-hover group-hover/row:bg-hover first:group-focus-within/row:shadow-[inset_2px_0_0_var(--accent)] first:group-hover/row:shadow-[inset_2px_0_0_var(--accent)]';

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
  const line = clsx(cell, !paused && 'border-b');
  const until = item.expiresAt ? formatDateTime(item.expiresAt, settings) : tDeadline('missing');
  const name = item.transaction.payerName ?? t('unknownName');
  return (
    <>
      <tr className="group/row relative">
        <td className={clsx(line, still && 'numbers')}>
          <PageLink
            href={`/infractions/${item.id}`}
            data-row={item.id}
            className={clsx(
              'numbers after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
              still ? 'text-muted' : [look.tone, look.weight],
            )}
          >
            {still ? until : timeLeft(item.expiresAt, now)}
            <span className="sr-only">, {t('open', { name })}</span>
          </PageLink>
        </td>
        {!still && <td className={clsx(line, 'numbers text-muted')}>{until}</td>}
        <td className={line}>{name}</td>
        <td className={clsx(line, 'text-muted')}>{reason(item.type)}</td>
        <td className={clsx(line, 'mono text-muted')} title={item.protocol ?? undefined}>
          {item.protocol ? shorten(item.protocol, { head: 6, tail: 3 }) : tApp('none')}
        </td>
        <td className={line}>
          <DefenseState item={item} />
        </td>
        <td className={line}>
          <Owner item={item} mayDefend={mayDefend} />
        </td>
        <td className={clsx(line, 'text-right')}>
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
