'use client';

import { useTranslations } from 'use-intl';
import { RuleFacts } from '@/components/approval/rule-facts';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/layout/card';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ApprovalRuleRecord } from '@/lib/contracts/office/approvals/approval-rules.shape';
import { formatDateTime } from '@/lib/format/date-text';

/** One rule, with whether the people there are can meet it. */
export function RuleCard({ rule, onEdit }: { rule: ApprovalRuleRecord; onEdit: (() => void) | null }) {
  const t = useTranslations('approvalRules');
  const settings = useDisplaySettings();
  const { title, version, changedBy, changedAt, enabled, satisfiable } = rule;
  return (
    <Card
      title={title}
      meta={t('version', { version, person: changedBy, at: formatDateTime(changedAt, settings) })}
      action={
        onEdit && (
          <Button size="small" onClick={onEdit}>
            {t('change')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {!satisfiable && <Note tone={enabled ? 'red' : 'amber'}>{t(enabled ? 'unsatisfiable' : 'offUnsatisfiable')}</Note>}
        <RuleFacts rule={rule} />
      </div>
    </Card>
  );
}
