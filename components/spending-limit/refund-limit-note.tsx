'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { spendingLimits } from '@/lib/contracts/office/approvals/spending-limits';
import { limitLines } from './limit-lines';

/** What the person may still refund today; nothing where no limit is theirs. */
export function RefundLimitNote() {
  const t = useTranslations('spendingLimit.note');
  const locale = useLocale();
  const { data } = useEndpointQuery(spendingLimits.mine, {});
  const [line] = data ? limitLines(data, 'refund', t, locale) : [];
  return line === undefined ? null : <Note>{line}</Note>;
}
