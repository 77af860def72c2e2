'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Card } from '@/components/ui/layout/card';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { staffChanges } from '@/lib/contracts/office/staff/staff-changes';
import { OutcomeDialog } from './outcome-dialog';
import { PendingChange } from './pending-change';

/** What one administrator asked for and another one decides. Nothing is shown while nothing waits. */
export function PendingChanges({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations('staffChanges');
  const reading = useEndpointQuery(staffChanges.list, {});
  const approve = useEndpointMutation(staffChanges.approve);
  const refuse = useEndpointMutation(staffChanges.refuse);
  const withdraw = useEndpointMutation(staffChanges.withdraw);
  const [approved, setApproved] = useState<string | null>(null);
  const changes = reading.data?.items ?? [];
  const failed = approve.error ?? refuse.error ?? withdraw.error;
  const delivery = approve.data?.delivery ?? null;
  const deciding = approve.isPending || refuse.isPending || withdraw.isPending;
  return (
    <div className="grid gap-4 px-4 sm:px-6">
      {readProblemOf(reading) && <QueryProblem reading={reading} />}
      {failed && <ProblemView isWrite problem={failed.problem} />}
      {changes.length > 0 && (
        <Card flush title={t('title')} className="mb-4">
          {mayChange && reading.data?.administrators === 1 && (
            <div className="p-4">
              <Note tone="amber">{t('alone')}</Note>
            </div>
          )}
          <ul>
            {changes.map((change) => (
              <PendingChange
                key={change.id}
                change={change}
                mayChange={mayChange}
                deciding={deciding}
                onApprove={({ id, person }) => {
                  setApproved(person.name);
                  approve.mutate({ params: { id } });
                }}
                onRefuse={({ id }) => refuse.mutate({ params: { id } })}
                onWithdraw={({ id }) => withdraw.mutate({ params: { id } })}
              />
            ))}
          </ul>
        </Card>
      )}
      {approved !== null && delivery && (
        <OutcomeDialog
          name={approved}
          outcome={{ pending: false, delivery }}
          onClose={() => {
            setApproved(null);
            approve.reset();
          }}
        />
      )}
    </div>
  );
}
