'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { PartialNote } from '@/components/feedback/partial-note';
import type { ComparedDay } from '@/lib/contracts/office/files/day-closings.shape';

/** Whether the day matches, and what is to be known about that. */
export function Verdict({ compared }: { compared: ComparedDay }) {
  const t = useTranslations('statementDay');
  const { lines, transactions, differences, lineErrors, crossing, incomparable, truncated, over, closings } = compared;
  const [latest] = closings;
  const isEmpty = lines === 0 && transactions === 0;
  return (
    <>
      {latest && !latest.holds && <Note tone="amber">{t('changed', { name: latest.staff })}</Note>}
      {differences.length > 0 ? (
        <Note tone="red">{t('differ', { count: differences.length })}</Note>
      ) : isEmpty ? (
        <Note>{t('nothing')}</Note>
      ) : (
        <Note tone="green">{t('matches', { lines, transactions })}</Note>
      )}
      {lineErrors > 0 && <Note tone="red">{t('lineErrors', { count: lineErrors })}</Note>}
      {crossing > 0 && <Note>{t('crossing', { count: crossing })}</Note>}
      {incomparable > 0 && <PartialNote>{t('incomparable', { count: incomparable })}</PartialNote>}
      {truncated && <PartialNote>{t('truncated')}</PartialNote>}
      {!over && <Note tone="blue">{t('notOver')}</Note>}
    </>
  );
}
