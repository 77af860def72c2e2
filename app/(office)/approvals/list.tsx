'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListTabs } from '@/components/list-page/list-tabs';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { Money } from '@/components/transaction/money';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { approvalList } from '@/lib/lists/approvals/approvals';
import { addressOf } from '@/lib/lists/definition/list';
import { ApprovalBadge } from './approval-badge';

const tabs = [undefined, 'asked-by-me', 'over', 'all'] as const;

/** What waits for the reader's decision, what they asked for, and what is over. */
export function ApprovalList() {
  const t = useTranslations('approvals');
  const tAction = useTranslations('sensitiveAction');
  const settings = useDisplaySettings();
  const state = useList(approvalList, { refetchInterval: 15_000 });
  const { view } = state;
  const cells = useMemo(
    (): Cells<Approval, keyof typeof approvalList.columns> => ({
      action: (row) => <span className="block truncate first-letter:uppercase">{tAction(row.action)}</span>,
      votes: (row) => <span className="numbers">{votesOf(row)}</span>,
      state: (row) => <ApprovalBadge approval={row} />,
    }),
    [tAction],
  );
  return (
    <PlainListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      tabs={
        <ListTabs
          label={t('which')}
          tabs={tabs.map((scope) => ({
            href: addressOf(approvalList, { ...view, page: undefined, scope }),
            label: t(`scope.${scope ?? 'mine-to-decide'}`),
            current: view.scope === scope,
          }))}
        />
      }
      columns={useColumns(approvalList, cells)}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/approvals/${id}`}
      rowName={(row) => t('open', { what: tAction(row.action), maker: row.maker })}
      card={(row) => (
        <TwoLineCard
          icon="hourglass"
          title={row.holder?.name ?? <span className="inline-block first-letter:uppercase">{tAction(row.action)}</span>}
          amount={row.amount && <Money value={row.amount} />}
          meta={`${formatDateTime(row.createdAt, settings)} · ${row.maker}`}
          badge={<ApprovalBadge approval={row} />}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

/** "1/2": the votes of the rule that lacks most. */
function votesOf({ requirements }: Pick<Approval, 'requirements'>): string {
  const [hardest] = requirements.toSorted((a, b) => b.needed - b.given - (a.needed - a.given));
  return hardest ? `${hardest.given}/${hardest.needed}` : '';
}
