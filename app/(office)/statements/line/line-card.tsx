'use client';

import { useLocale, useTranslations } from 'use-intl';
import { RowAmount } from '@/app/(office)/statements/row-amount';
import type { Row } from '@/app/(office)/statements/statement-line';
import { UnfoldButton } from '@/app/(office)/statements/unfold-button';
import { isQuiet } from '@/app/(office)/statements/use-rows';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { StatementError } from '@/lib/domain/statement/statement-errors';
import { formatDateTime } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money/money-text';
import { lineBalance } from './line-balance';
import { LineCheck } from './line-check';
import { LineReason } from './line-reason';

type LineCardProps = {
  row: Row;
  name: string | undefined;
  error: StatementError | undefined;
  isOpen: boolean;
  toggle: (id: string) => void;
};

/** A row on a phone: it says which balance stands at what after it. */
export function LineCard({ row, name, error, isOpen, toggle }: LineCardProps) {
  const t = useTranslations('statements.after');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const balance = lineBalance(row);
  const side = row.balanceType === 'BLOCKED' ? 'BLOCKED' : 'AVAILABLE';
  const after = balance && t(side, { balance: formatReais(balance, locale) });
  return (
    <TwoLineCard
      title={<LineReason row={row} name={isQuiet(row) || row.isPart ? undefined : name} />}
      amount={<RowAmount row={row} />}
      meta={[formatDateTime(row.createdAt, settings), after].filter(Boolean).join(' · ')}
      badge={
        isQuiet(row) ? (
          <UnfoldButton lines={row.lines.length} open={isOpen} onPress={() => toggle(row.id)} />
        ) : (
          <LineCheck line={row} error={error} />
        )
      }
    />
  );
}
