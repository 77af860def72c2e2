'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/feedback/state/state-badge';
import type { Cells } from '@/components/list-page/use-columns';
import { CopyButton } from '@/components/ui/action/copy-button';
import type { BadgeLook } from '@/components/ui/data/badge';
import { Tag } from '@/components/ui/data/tag';
import { pixKeyTypes } from '@/lib/contracts/pix/account/pix-keys';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatPixKey } from '@/lib/format/identifier/pix-key-text';
import type { pixKeyList } from '@/lib/lists/pix/pix-keys';

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

export const cells: Cells<PixKey, keyof typeof pixKeyList.columns> = {
  key: (row) => <Key pixKey={row} />,
  type: (row) => <Type type={row.type} />,
  status: (row) => <PixKeyState pixKey={row} />,
};

function Key({ pixKey: { key, type, isDefault } }: { pixKey: PixKey }) {
  const t = useTranslations('pixKeys');
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="numbers truncate">{formatPixKey(key, type)}</span>
      <CopyButton value={key} what={t('columns.key')} />
      {isDefault && (
        <Tag tone="green" icon="star">
          {t('default')}
        </Tag>
      )}
    </span>
  );
}

function Type({ type }: { type: string | null }) {
  return usePixKeyType()(type);
}
