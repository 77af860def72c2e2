'use client';

import { useLocale, useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/action/text-link';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { searchFor } from '@/lib/contracts/address';
import { operations } from '@/lib/contracts/office/operations';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money-text';
import { unsettledQuery } from './use-unsettled';

/** Acts of which nobody knows yet whether money moved. */
export function OperationsNeed({ unsettled }: { unsettled: RecordOf<'operations.list'> }) {
  const t = useTranslations('operations');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const { items, hasNext } = unsettled;
  const oldest = items.at(-1);
  const amount = items.length === 1 ? oldest?.amount : null;
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3.5 last:border-0">
      <span className="inline-flex size-7 shrink-0 items-center justify-center rounded-lg bg-blue-soft text-blue">
        <Icon name="checking" />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{t(hasNext ? 'needMany' : 'need', { count: items.length })}</p>
        <p className="numbers text-meta text-muted">
          {amount && `${formatReais(amount, locale)} · `}
          {oldest && t('needSince', { at: formatDateTime(oldest.createdAt, settings) })}
        </p>
        <TextLink href={`/operations${searchFor(operations.list, { state: unsettledQuery.state })}`} className="text-cell">
          {t('follow')}
        </TextLink>
      </div>
    </li>
  );
}
