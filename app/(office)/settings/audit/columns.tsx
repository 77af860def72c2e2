'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Columns } from '@/components/data-table/column';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { AuditEntryRecord } from '@/lib/contracts/office/audit/audit.shape';
import { auditList } from '@/lib/lists/audit';
import { useAuditSentence } from './use-audit-sentence';

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

export function Actor({ entry: { actor } }: { entry: AuditEntryRecord }) {
  const t = useTranslations('audit');
  return actor ?? <span className="text-faint">{t('system')}</span>;
}

const looks: Readonly<Record<AuditEntryRecord['result'], BadgeLook>> = {
  asked: { tone: 'blue', weight: 'outlined', icon: 'clock' },
  done: { tone: 'green', weight: 'outlined', icon: 'check' },
  refused: { tone: 'red', weight: 'tinted', icon: 'lock' },
  unknown: { tone: 'amber', weight: 'tinted', icon: 'checking' },
};

export function Result({ entry }: { entry: Pick<AuditEntryRecord, 'result'> }) {
  const t = useTranslations('audit');
  return <Badge {...looks[entry.result]}>{t(entry.result)}</Badge>;
}
