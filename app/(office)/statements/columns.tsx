'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Columns } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import type { StatementError } from '@/lib/domain/statement/statement-errors';
import { statementList } from '@/lib/lists/statements';
import { LineCheck } from './line/line-check';
import { LineReason } from './line/line-reason';
import { RowAmount } from './row-amount';
import type { Row } from './statement-line';
import { UnfoldButton } from './unfold-button';
import { isQuiet } from './use-rows';

type KnownOfLines = {
  errors: ReadonlyMap<string, StatementError>;
  names: ReadonlyMap<string, string>;
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
};

/** What does not add up, and who is on the other side, is known of the lines together. */
export function useLineColumns({ errors, names, open, toggle }: KnownOfLines): Columns<Row> {
  const cells = useMemo(
    (): Cells<Row, keyof typeof statementList.columns> => ({
      reason: (row) => (
        <span className={isQuiet(row) ? 'flex items-center gap-1 text-faint' : undefined}>
          <span className="min-w-0 truncate">
            <LineReason row={row} name={isQuiet(row) || row.isPart ? undefined : names.get(row.transactionId ?? '')} />
          </span>
          {isQuiet(row) && <UnfoldButton lines={row.lines.length} open={open.has(row.id)} onPress={() => toggle(row.id)} />}
        </span>
      ),
      origin: (row) => <Origin row={row} />,
      amount: (row) => <RowAmount row={row} />,
      check: (row) => <LineCheck line={row} error={errors.get(row.id)} />,
    }),
    [errors, names, open, toggle],
  );
  return useColumns(statementList, cells);
}

function Origin({ row: { infractionId, transactionId } }: { row: Row }) {
  const t = useTranslations('statements');
  const tApp = useTranslations('app');
  const id = infractionId ?? transactionId;
  if (!id) return <span className="text-faint">{tApp('none')}</span>;
  return <ShortId value={id} what={t(infractionId ? 'infraction' : 'transaction')} />;
}
