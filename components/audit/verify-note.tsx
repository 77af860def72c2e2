'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { AuditVerification } from '@/lib/contracts/office/audit/audit.shape';
import { formatDay } from '@/lib/format/date-text';
import { AnchorNote } from './anchor-note';

type VerifyNoteProps = { found: AuditVerification | undefined; showsAnchors: boolean };

/** Where the chain is anchored, and the result of its last verification. */
export function VerifyNote({ found, showsAnchors }: VerifyNoteProps) {
  const t = useTranslations('audit');
  const { locale } = useDisplaySettings();
  const words = ({ rows, brokenAt, anchors, lostAnchor }: AuditVerification) => {
    if (brokenAt !== null) return t('broken', { sequence: brokenAt });
    if (lostAnchor) {
      const { day, sequence, reason } = lostAnchor;
      return t(`lostAnchor.${reason}`, { day: formatDay(day, locale), sequence });
    }
    return `${t('intact', { rows })} ${t('anchorsHeld', { anchors })}`;
  };
  return (
    <>
      {showsAnchors && <AnchorNote />}
      <span role="status" className={clsx('empty:absolute', found?.intact === false ? 'text-red' : 'text-muted')}>
        {found && words(found)}
      </span>
    </>
  );
}
