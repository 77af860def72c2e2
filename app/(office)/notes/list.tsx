'use client';

import { useTranslations } from 'use-intl';
import { NoteTabs } from '@/app/(office)/notes/tabs';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { useTagChoices } from '@/components/record-note/tags/use-tag-choices';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { notePaths } from '@/lib/contracts/office/notes/note-paths';
import { formatDateTime } from '@/lib/format/date-text';
import { addressOf } from '@/lib/lists/definition/list';
import { noteList } from '@/lib/lists/notes';

/** Every note about what the reader may see; a row leads to its record. */
export function Notes({ mayExport }: { mayExport: boolean }) {
  const t = useTranslations('notes');
  const settings = useDisplaySettings();
  const state = useList(noteList);
  const { several, choice } = useFilterBuilders(state);
  const choices = useTagChoices();
  const { view } = state;
  const narrowed = (mine: true | undefined) => addressOf(noteList, { ...view, page: undefined, mine });
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      tabs={<NoteTabs current={view.mine ? 'mine' : 'all'} hrefs={{ all: narrowed(undefined), mine: narrowed(true) }} />}
      search={{ placeholder: t('search') }}
      filters={[several('recordKind', t('columns.recordKind'), (one) => t(`recordKind.${one}`)), choice('tag', t('tag'), choices)]}
      mayExport={mayExport}
      columns={useColumns(noteList)}
      rowId={({ id }) => id}
      rowHref={({ recordKind, recordId }) => `${notePaths[recordKind]}/${recordId}`}
      rowName={({ recordKind, staff, createdAt }) =>
        t('open', { record: t(`recordKind.${recordKind}`), staff, at: formatDateTime(createdAt, settings) })
      }
      card={({ recordKind, text, staff, createdAt }) => (
        <TwoLineCard
          icon="document"
          title={text}
          meta={`${formatDateTime(createdAt, settings)} · ${staff}`}
          badge={<span className="text-meta text-muted">{t(`recordKind.${recordKind}`)}</span>}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
