'use client';

import { useTranslations } from 'use-intl';
import { GuardedSettings } from '@/app/(office)/settings/guarded-settings';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Note } from '@/components/feedback/note';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { approvalRules } from '@/lib/contracts/office/approvals/approval-rules';
import { RuleCard } from './rule-card';

const RuleSheet = lazyPart(() => import('./rule-sheet').then((module) => module.RuleSheet), LoadErrorFallback);

/** The rules that say what waits for other people, whether they can be met, and that nothing waits while there are none. */
export function ApprovalRules({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('approvalRules');
  return (
    <GuardedSettings
      words="approvalRules"
      reading={useEndpointQuery(approvalRules.list, {})}
      mayWrite={mayWrite}
      about={({ breakGlass }) => breakGlass && <Note tone="red">{t('breakGlass')}</Note>}
      card={(rule, onEdit) => <RuleCard key={rule.id} rule={rule} onEdit={onEdit} />}
      sheet={(_list, rule, onClose) => <RuleSheet rule={rule} onClose={onClose} />}
    />
  );
}
