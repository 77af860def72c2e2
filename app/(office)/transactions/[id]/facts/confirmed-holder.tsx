'use client';

import { useTranslations } from 'use-intl';
import { Fact } from '@/components/ui/data/facts';
import { Tag } from '@/components/ui/data/tag';
import type { Operation } from '@/lib/contracts/office/operations.shape';

type Confirmed = Pick<Operation, 'holder' | 'holderBefore'>;

/** Whether the receiver is who a person had confirmed. */
export function HolderTag({ name, confirmed: { holder } }: { name: string; confirmed: Confirmed }) {
  const t = useTranslations('payout.facts');
  if (!holder) return null;
  const same = isSameName(holder.name, name);
  return (
    <Tag tone={same ? 'green' : 'amber'} icon={same ? 'check' : 'info'}>
      {t(same ? 'same' : 'differs')}
    </Tag>
  );
}

/** The holder that was confirmed, where the receiver is unknown or different, and the holder the same key had paid before. */
export function HolderFacts({ name, confirmed: { holder, holderBefore } }: { name: string | null; confirmed: Confirmed }) {
  const t = useTranslations('payout.facts');
  return (
    <>
      {holder && (!name || !isSameName(holder.name, name)) && (
        <Fact term={t('holder')}>{[holder.name, holder.document, holder.institutionName].filter(Boolean).join(' · ')}</Fact>
      )}
      {holderBefore && <Fact term={t('holderBefore')}>{[holderBefore.name, holderBefore.document].filter(Boolean).join(' · ')}</Fact>}
    </>
  );
}

function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, 'pt', { sensitivity: 'base' }) === 0;
}
