'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { QueueItem } from '@/components/infraction/use-queue';
import { TextLink } from '@/components/ui/action/text-link';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { addReais, toReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';

/** Disputes that wait for the merchant's answer: nothing here hurts sooner. */
export function InfractionsNeed({ waiting }: { waiting: readonly QueueItem[] }) {
  const t = useTranslations('infractionNeeds');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const next = waiting.find(({ expiresAt }) => expiresAt !== null)?.expiresAt;
  const sum = waiting.reduce((total, { transaction }) => addReais(total, transaction.amount ?? toReais(0)), toReais(0));
  const sentences = [
    formatReais(sum, locale),
    ...(next ? [t('next', { at: formatDateTime(next, settings) })] : []),
    ...(waiting.some(({ expiresAt }) => expiresAt === null) ? [t('noDeadline')] : []),
  ];
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3.5 last:border-0">
      <span className="inline-flex size-7 shrink-0 items-center justify-center rounded-lg bg-red-soft text-red">
        <Icon name="shield" />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{t('one', { count: waiting.length })}</p>
        <p className="numbers text-meta text-muted">{sentences.join(' · ')}</p>
        <TextLink href="/infractions" className="text-cell">
          {t('action')}
        </TextLink>
      </div>
    </li>
  );
}
