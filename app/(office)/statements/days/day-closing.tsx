'use client';

import { useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/action/text-link';
import type { RecordOf } from '@/lib/contracts/shapes';

type DayClosing = RecordOf<'dayClosings.list'>['items'][number];

export type DayClosingsByDay = ReadonlyMap<string, DayClosing>;

/** Who closed a day last, or that it can be compared; both lead to the day. */
export function DayClosing({ day, closing }: { day: string; closing: DayClosing | undefined }) {
  const t = useTranslations('statements.days');
  return <TextLink href={`/statements/days/${day}`}>{closing?.staff ?? t('compare')}</TextLink>;
}
