'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/use-read';
import { approvalRules } from '@/lib/contracts/office/approvals/approval-rules';
import type { ApprovalRuleRecord } from '@/lib/contracts/office/approvals/approval-rules.shape';
import type { RecordOf } from '@/lib/contracts/shapes';
import { RuleCard } from './rule-card';

const RuleSheet = lazyPart(() => import('./rule-sheet').then((module) => module.RuleSheet), LoadErrorFallback);

/** The rules that say what waits for other people, whether they can be met, and that nothing waits while there are none. */
export function ApprovalRules({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('approvalRules');
  const reading = useEndpointQuery(approvalRules.list, {});
  const [edited, setEdited] = useState<ApprovalRuleRecord | 'new' | null>(null);
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} actions={mayWrite && add} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        {reading.data ? (
          <Rules list={reading.data} onEdit={mayWrite ? setEdited : null} />
        ) : readProblemOf(reading) ? (
          <QueryProblem reading={reading} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
      {edited && <RuleSheet rule={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

type RulesProps = { list: RecordOf<'approvalRules.list'>; onEdit: ((rule: ApprovalRuleRecord) => void) | null };

function Rules({ list: { items, changesWait, breakGlass }, onEdit }: RulesProps) {
  const t = useTranslations('approvalRules');
  return (
    <>
      <Note tone={changesWait ? 'blue' : 'amber'}>{t(changesWait ? 'changesWait' : 'alone')}</Note>
      {breakGlass && <Note tone="red">{t('breakGlass')}</Note>}
      {items.length === 0 ? (
        <Empty title={t('emptyTitle')}>{t('emptyText')}</Empty>
      ) : (
        items.map((rule) => <RuleCard key={rule.id} rule={rule} onEdit={onEdit && (() => onEdit(rule))} />)
      )}
    </>
  );
}
