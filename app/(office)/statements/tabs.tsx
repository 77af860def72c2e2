'use client';

import { useTranslations } from 'use-intl';
import { ListTabs } from '@/components/list-page/list-tabs';
import { addressOf } from '@/lib/lists/definition/list';
import { type StatementView, statementList, statementTabs } from '@/lib/lists/statements';

/** The two views of a period: its lines, and its days. */
export function StatementTabs({ view: { tab = 'lines', period, from, to } }: { view: StatementView }) {
  const t = useTranslations('statements');
  const tabs = statementTabs.map((name) => ({
    href: addressOf(statementList, { tab: name === 'lines' ? undefined : name, period, from, to }),
    label: t(`tabs.${name}`),
    current: name === tab,
  }));
  return <ListTabs label={t('views')} tabs={tabs} />;
}
