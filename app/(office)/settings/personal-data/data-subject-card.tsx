'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { buttonLook } from '@/components/ui/action/button-look';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import { Icon } from '@/components/ui/icon/icon';
import { Card } from '@/components/ui/layout/card';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { apiUrl } from '@/lib/contracts/address';
import { type DataSubjectState, dataSubjects } from '@/lib/contracts/office/privacy/data-subjects';
import type { DataSubjectRecord } from '@/lib/contracts/office/privacy/data-subjects.shape';
import { formatDateTime } from '@/lib/format/date-text';

const looks: Readonly<Record<DataSubjectState, BadgeLook>> = {
  searching: { tone: 'blue', weight: 'tinted', icon: 'clock' },
  found: { tone: 'amber', weight: 'tinted', icon: 'search' },
  erasing: { tone: 'blue', weight: 'tinted', icon: 'clock' },
  erased: { tone: 'green', weight: 'outlined', icon: 'check' },
  lapsed: { tone: 'grey', weight: 'outlined', icon: 'clock' },
};

type DataSubjectCardProps = { record: DataSubjectRecord; mayHandle: boolean; onErase: () => void };

/** One search: whom it is about, shortened, what was found and what became of it. */
export function DataSubjectCard({ record, mayHandle, onErase }: DataSubjectCardProps) {
  const t = useTranslations('dataSubjects');
  const settings = useDisplaySettings();
  const { id, state, subject, staff, mine, found, read, files, reason, createdAt, endedAt, until } = record;
  const shown = found.filter(({ records }) => records > 0);
  const records = shown.reduce((sum, one) => sum + one.records, 0);
  const cleared = shown.reduce((sum, one) => sum + one.erased, 0);
  const words = {
    count: state === 'searching' ? read : state === 'erased' ? cleared : records,
    read,
    until: until === null ? '' : formatDateTime(until, settings),
    at: endedAt === null ? '' : formatDateTime(endedAt, settings),
  };
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>
          {subject.map(({ kind, masked }) => (
            <span key={kind} className="numbers font-medium">
              <span className="sr-only">{t(`what.${kind}`)} </span>
              {masked}
            </span>
          ))}
        </span>
      }
      meta={t('by', { person: staff, at: formatDateTime(createdAt, settings) })}
      flush
    >
      <p className="px-4 py-3 text-cell" aria-live="polite">
        {t(`stateText.${state}`, words)} {reason && t('because', { reason: t(`reasons.${reason}`) })}
        {state === 'erased' && ` ${t('filesGone', { count: files })}`}
      </p>
      {shown.length > 0 && (
        <ul className="border-t border-line">
          {shown.map((one) => (
            <li key={one.source} className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-2.5 last:border-0 sm:grid-cols-[1fr_auto]">
              <h3 className="font-medium">{t(`source.${one.source}`)}</h3>
              <p className="numbers sm:text-right">
                {state === 'erased' ? t('erasedCount', { count: one.erased }) : t('records', { count: one.records })}
              </p>
              <p className="text-meta text-muted">{t(`sourceText.${one.source}`)}</p>
              <p className="numbers text-meta text-muted sm:text-right">
                {one.first !== null &&
                  one.last !== null &&
                  t('since', { first: formatDateTime(one.first, settings), last: formatDateTime(one.last, settings) })}
              </p>
              {one.held.map(({ reason: held, records: count }) => (
                <p key={held} className="text-meta sm:col-span-2">
                  {t(`hold.${held}`, { count })}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {state === 'found' && mayHandle && records > 0 && (
        <div className="grid gap-2 border-t border-line px-4 py-3">
          <div className="flex flex-wrap gap-2">
            {mine && (
              <a href={apiUrl(dataSubjects.download, { params: { id } })} download className={buttonLook({ size: 'small' })}>
                <Icon name="download" />
                {t('download')}
              </a>
            )}
            <Button size="small" onClick={onErase}>
              {t('erase')}
            </Button>
          </div>
          <p className="text-meta text-muted">{mine ? t('downloadHelp') : t('notMine', { person: staff })}</p>
        </div>
      )}
    </Card>
  );
}
