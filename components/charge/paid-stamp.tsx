'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import type { Transaction } from '@/lib/contracts/shapes';
import { formatDateTimeSeconds, formatDuration } from '@/lib/format/date-text';

type PaidStampProps = {
  charge: Pick<Transaction, 'paidAt' | 'createdAt'>;
  /** It fills a page of its own, so it also shows the time zone. */
  large?: boolean;
};

/** Shown in place of the code once it is paid. Appears with a short animation, unless reduced motion is preferred. */
export function PaidStamp({ charge, large = false }: PaidStampProps) {
  const t = useTranslations('charge.paid');
  const settings = useDisplaySettings();
  const zone = useZoneName();
  const { paidAt, createdAt } = charge;
  return (
    <div
      className={clsx(
        'flex h-full flex-col items-center justify-center px-6 text-center',
        'motion-safe:transition-[opacity,scale] motion-safe:duration-[160ms] motion-safe:starting:scale-95 motion-safe:starting:opacity-0',
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 64 64" className={large ? 'size-28' : 'size-16'}>
        <circle cx="32" cy="32" r="32" className="fill-green print:fill-current" />
        <path
          d="M20 33.5 28.5 42 45 24"
          fill="none"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-page print:stroke-white"
        />
      </svg>
      <p className={clsx('font-semibold', large ? 'mt-8 text-big' : 'mt-6 text-title')}>{t('title')}</p>
      {paidAt && (
        <>
          <p className={clsx('numbers text-muted', large ? 'mt-2 text-lead' : 'mt-1')}>
            {[formatDateTimeSeconds(paidAt, settings), ...(large ? [zone] : [])].join(' · ')}
          </p>
          {!large && (
            <p className="numbers mt-5 text-cell text-muted">
              {t('in', { duration: formatDuration(Date.parse(paidAt) - Date.parse(createdAt)) })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
