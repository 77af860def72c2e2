'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { spendingLimitKinds } from '@/lib/contracts/office/approvals/spending-limits';
import type { Problem } from '@/lib/contracts/problem/problem';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

/** Which limit a refused request would exceed, and what is left of it or from when it may be sent. */
export function ExceededLimit({ problem: { details } }: { problem: Problem }) {
  const t = useTranslations('spendingLimit.exceeded');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const [detail] = details;
  const kind = spendingLimitKinds.find((known) => known === detail?.field);
  if (!detail || !kind) return null;
  return (
    <p className="numbers w-full font-medium">
      {kind === 'firstPayment'
        ? t(kind, { at: formatDateTime(detail.reason, settings) })
        : t(kind, { left: formatReais(toReais(detail.reason), locale) })}
    </p>
  );
}
