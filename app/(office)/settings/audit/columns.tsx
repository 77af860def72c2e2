'use client';

import { useTranslations } from 'use-intl';
import type { Cells } from '@/components/list-page/use-columns';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { RecordOf } from '@/lib/contracts/shapes';
import type { auditList } from '@/lib/lists/audit';
import { useFactWords } from './use-fact-words';

export type Entry = RecordOf<'audit.list'>['items'][number];

export const cells: Cells<Entry, keyof typeof auditList.columns> = {
  actor: (row) => row.actor ?? <System />,
  facts: (row) => <Details entry={row} />,
  result: (row) => <Result entry={row} />,
};

function System() {
  const t = useTranslations('audit');
  return <span className="text-faint">{t('system')}</span>;
}

/** One line of what an act was about; the rest of it on hover, and always for screen readers. */
function Details({ entry }: { entry: Entry }) {
  const text = useFactWords()(entry);
  return (
    <span title={text} className="text-muted">
      {text}
    </span>
  );
}

const looks: Readonly<Record<Entry['result'], BadgeLook>> = {
  asked: { tone: 'blue', weight: 'outlined', icon: 'clock' },
  done: { tone: 'green', weight: 'outlined', icon: 'check' },
  refused: { tone: 'red', weight: 'tinted', icon: 'lock' },
  unknown: { tone: 'amber', weight: 'tinted', icon: 'checking' },
};

export function Result({ entry }: { entry: Entry }) {
  const t = useTranslations('audit');
  return <Badge {...looks[entry.result]}>{t(entry.result)}</Badge>;
}
