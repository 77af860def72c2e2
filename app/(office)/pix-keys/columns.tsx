'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import type { BadgeLook } from '@/components/ui/badge';
import { CopyButton } from '@/components/ui/copy-button';
import { StateBadge } from '@/components/ui/state-badge';
import { Tag } from '@/components/ui/tag';
import { useReader } from '@/lib/client/use-reader';
import { pixKeyTypes } from '@/lib/contracts/pix-keys';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

type PixKey = RecordOf<'pixKeys.list'>['items'][number];

const looks: Record<'ACTIVE' | 'PENDING' | 'REMOVED', BadgeLook> = {
  ACTIVE: { tone: 'green', weight: 'outlined', icon: 'check' },
  PENDING: { tone: 'blue', weight: 'tinted', icon: 'clock' },
  REMOVED: { tone: 'grey', weight: 'outlined', icon: 'cross' },
};

/** Whether a key can be paid to; a state nobody knows shows its raw word. */
export function PixKeyState({ pixKey: { status } }: { pixKey: Pick<PixKey, 'status'> }) {
  const t = useTranslations('pixKeys.states');
  return <StateBadge state={status ?? t('unknown')} looks={looks} word={t} />;
}

/** The word for a type of key; one nobody knows as it was written. */
export function usePixKeyType() {
  const t = useTranslations('pixKeyTypes');
  const tApp = useTranslations('app');
  return (type: string | null) => {
    const known = pixKeyTypes.find((one) => one === type);
    return known ? t(known) : (type ?? tApp('none'));
  };
}

export function usePixKeyColumns(): readonly Column<PixKey>[] {
  const t = useTranslations('pixKeys');
  const tApp = useTranslations('app');
  const reader = useReader();
  const typeOf = usePixKeyType();
  return useMemo(
    () => [
      {
        id: 'key',
        header: t('columns.key'),
        cell: (row) => (
          <span className="flex min-w-0 items-center gap-2">
            <span className="numbers truncate">{row.key}</span>
            <CopyButton value={row.key} what={t('columns.key')} />
            {row.isDefault && (
              <Tag tone="green" icon="star">
                {t('default')}
              </Tag>
            )}
          </span>
        ),
      },
      { id: 'type', header: t('columns.type'), width: 'w-[150px]', cell: (row) => typeOf(row.type) },
      { id: 'status', header: t('columns.status'), width: 'w-[150px]', cell: (row) => <PixKeyState pixKey={row} /> },
      {
        id: 'createdAt',
        header: t('columns.createdAt'),
        width: 'w-[156px]',
        cell: (row) => <span className="numbers">{row.createdAt ? formatDateTime(row.createdAt, reader) : tApp('none')}</span>,
      },
    ],
    [t, tApp, reader, typeOf],
  );
}
