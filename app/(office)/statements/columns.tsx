'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Columns } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import type { StatementError } from '@/lib/domain/statement/statement-errors';
import { statementList } from '@/lib/lists/statements';
import { LineAmount } from './line-amount';
import { LineCheck } from './line-check';
import type { Line } from './statement-line';

/** What does not add up is known of the lines together. */
export function useLineColumns(errors: ReadonlyMap<string, StatementError>): Columns<Line> {
  const cells = useMemo(
    (): Cells<Line, keyof typeof statementList.columns> => ({
      origin: (row) => <Origin line={row} />,
      amount: (row) => <LineAmount line={row} />,
      check: (row) => <LineCheck line={row} error={errors.get(row.id)} />,
    }),
    [errors],
  );
  return useColumns(statementList, cells);
}

function Origin({ line: { infractionId, transactionId } }: { line: Line }) {
  const t = useTranslations('statements');
  const tApp = useTranslations('app');
  const id = infractionId ?? transactionId;
  if (!id) return <span className="text-faint">{tApp('none')}</span>;
  return <ShortId value={id} what={t(infractionId ? 'infraction' : 'transaction')} />;
}
