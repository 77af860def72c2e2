'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NoteTabs } from '@/app/(office)/notes/tabs';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { TagChip } from '@/components/record-note/tags/tag-chip';
import { useTagChoices } from '@/components/record-note/tags/use-tag-choices';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { notePaths } from '@/lib/contracts/office/notes/note-paths';
import type { RecordTag, TaggedRecord } from '@/lib/contracts/office/notes/tags.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { taggedRecordList } from '@/lib/lists/tagged-records';

const TagsDialog = lazyPart(() => import('./tags-dialog').then((module) => module.TagsDialog), LoadErrorDialog);

/** The records that carry tags, of those the reader may see. Who may, renames and archives the tags here. */
export function TaggedRecords({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations('taggedRecords');
  const tNotes = useTranslations('notes');
  const settings = useDisplaySettings();
  const state = useList(taggedRecordList);
  const { several, choice } = useFilterBuilders(state);
  const choices = useTagChoices();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListPage
        state={state}
        title={tNotes('title')}
        caption={t('title')}
        tabs={<NoteTabs current="tagged" />}
        actions={
          mayChange && (
            <Button icon="tag" onFocus={TagsDialog.preload} onPointerEnter={TagsDialog.preload} onClick={() => setOpen(true)}>
              {t('change')}
            </Button>
          )
        }
        filters={[
          choice('tag', tNotes('tag'), choices),
          several('recordKind', tNotes('columns.recordKind'), (one) => tNotes(`recordKind.${one}`)),
        ]}
        mayExport={false}
        columns={useColumns(taggedRecordList, cells)}
        rowId={({ id }) => id}
        rowHref={({ recordKind, recordId }) => `${notePaths[recordKind]}/${recordId}`}
        rowName={({ recordKind, recordId }) => t('open', { record: tNotes(`recordKind.${recordKind}`), id: recordId })}
        card={({ recordKind, recordId, tags, taggedAt }) => (
          <TwoLineCard
            icon="tag"
            title={<span className="mono">{recordId}</span>}
            meta={`${tNotes(`recordKind.${recordKind}`)} · ${formatDateTime(taggedAt, settings)}`}
            badge={<Chips tags={tags} />}
          />
        )}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      {open && <TagsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const cells = { tags: ({ tags }: TaggedRecord) => <Chips tags={tags} /> };

function Chips({ tags }: { tags: readonly RecordTag[] }) {
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {tags.map(({ id, name }) => (
        <TagChip key={id} name={name} />
      ))}
    </span>
  );
}
