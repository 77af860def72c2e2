'use client';

import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { ListTabs } from '@/components/list-page/list-tabs';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
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
  const { several } = useFilterBuilders(state);
  const { view } = state;
  const tab = (mine: true | undefined, label: string) => ({
    href: addressOf(noteList, { ...view, page: undefined, mine }),
    label,
    current: view.mine === mine,
  });
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      tabs={<ListTabs label={t('whose')} tabs={[tab(undefined, t('all')), tab(true, t('mine'))]} />}
      search={{ placeholder: t('search') }}
      filters={[several('recordKind', t('columns.recordKind'), (one) => t(`recordKind.${one}`))]}
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
