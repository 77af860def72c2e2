'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Tag } from '@/components/ui/data/tag';
import type { SideOfDay } from '@/lib/domain/statement/statement-closing';
import { isZeroReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

/** Whether a side of a day closes, and by how much it does not. */
export function SideCheck({ side }: { side: SideOfDay | null }) {
  const t = useTranslations('statements');
  const locale = useLocale();
  if (!side) return <span className="text-faint">{t('check.missing')}</span>;
  if (isZeroReais(side.difference))
    return (
      <Tag tone="grey" icon="check">
        {t('days.closes')}
      </Tag>
    );
  return (
    <Tag tone="red" icon="triangle">
      {t('days.differs', { difference: formatReais(side.difference, locale) })}
    </Tag>
  );
}
