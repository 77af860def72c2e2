'use client';

import { useTranslations } from 'use-intl';
import { GuardedSettings } from '@/app/(office)/settings/guarded-settings';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { spendingLimits } from '@/lib/contracts/office/approvals/spending-limits';
import { LimitCard } from './limit-card';

const LimitSheet = lazyPart(() => import('./limit-sheet').then((module) => module.LimitSheet), LoadErrorFallback);

/** The most that roles and people may send, and that nothing limits them while there are no limits. */
export function SpendingLimits({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('spendingLimits');
  return (
    <GuardedSettings
      words="spendingLimits"
      reading={useEndpointQuery(spendingLimits.list, {})}
      mayWrite={mayWrite}
      about={() => <p className="text-muted">{t('intro')}</p>}
      card={(record, onEdit) => <LimitCard key={record.scope} record={record} onEdit={onEdit} />}
      sheet={(list, record, onClose) => <LimitSheet list={list} record={record} onClose={onClose} />}
    />
  );
}
