'use client';

import { useTranslations } from 'use-intl';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import type { AuditEntryRecord } from '@/lib/contracts/office/audit/audit.shape';

/** The person of an audit entry; an entry without one was done by the system. */
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

/** The result of the action. */
export function Result({ entry }: { entry: Pick<AuditEntryRecord, 'result'> }) {
  const t = useTranslations('audit');
  return <Badge {...looks[entry.result]}>{t(entry.result)}</Badge>;
}
