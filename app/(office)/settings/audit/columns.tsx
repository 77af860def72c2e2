'use client';

import { useMemo } from 'react';
import { Actor, Result } from '@/components/audit/entry-cells';
import { useAuditSentence } from '@/components/audit/use-audit-sentence';
import type { Columns } from '@/components/data-table/column';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import type { AuditEntryRecord } from '@/lib/contracts/office/audit/audit.shape';
import { auditList } from '@/lib/lists/audit';

export function useAuditColumns(pages: readonly string[]): Columns<AuditEntryRecord> {
  const sentence = useAuditSentence(pages);
  const cells = useMemo(
    (): Cells<AuditEntryRecord, keyof typeof auditList.columns> => ({
      actor: (row) => <Actor entry={row} />,
      what: (row) => (
        <span title={sentence.text(row)} className="[&>a]:relative [&>a]:z-1">
          {sentence.linked(row)}
        </span>
      ),
      where: (row) => whereOf(row),
      result: (row) => <Result entry={row} />,
    }),
    [sentence],
  );
  return useColumns(auditList, cells);
}

/** "203.0.113.7 · Firefox, Windows". */
export function whereOf({ address, browser }: Pick<AuditEntryRecord, 'address' | 'browser'>): string {
  return [address, browser].filter(Boolean).join(' · ');
}
