'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import type { Permission } from '@/lib/contracts/office/permission';
import { dutyConflictsOf } from '@/lib/contracts/office/roles/duty-conflict';

/** A warning for each pair of duties that these permissions join. */
export function DutyNotes({ permissions }: { permissions: readonly Permission[] }) {
  const t = useTranslations('roles');
  return dutyConflictsOf(permissions).map((conflict) => (
    <Note key={conflict} tone="amber">
      {t(`duties.${conflict}`)}
    </Note>
  ));
}
