import type { RecordOf } from '@/lib/contracts/shapes';
import type { StatementRow } from '@/lib/domain/statement/statement-rows';

export type Line = RecordOf<'statements.list'>['items'][number];

/** A row of the list: a line, several that are one movement, or a line of the folded row above it. */
export type Row = StatementRow<Line> & { readonly isPart?: boolean };
