'use client';

import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Icon } from '@/components/ui/icon/icon';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import { tags } from '@/lib/contracts/office/notes/tags';
import type { RecordTag } from '@/lib/contracts/office/notes/tags.shape';
import { TagChip } from './tag-chip';
import { TagPicker } from './tag-picker';
import { tagRefusal } from './tag-refusal';

type RecordTagsProps = { kind: NoteRecordKind; id: string; carried: readonly RecordTag[]; mayWrite: boolean };

/** The tags of a record, and where another one is added. */
export function RecordTags({ kind, id, carried, mayWrite }: RecordTagsProps) {
  const t = useTranslations('recordNotes.tags');
  const group = useRef<HTMLFieldSetElement>(null);
  const add = useEndpointMutation(tags.add);
  const remove = useEndpointMutation(tags.remove);
  const refusal = tagRefusal(add.error?.problem);
  const problem = (refusal ? undefined : add.error?.problem) ?? remove.error?.problem;
  const removeOne = (tag: RecordTag) =>
    remove.mutate(
      { params: { id: tag.id, recordKind: kind, recordId: id } },
      // The button goes with its tag.
      { onSuccess: () => group.current?.focus() },
    );
  if (carried.length === 0 && !mayWrite) return null;
  return (
    <fieldset ref={group} tabIndex={-1} aria-label={t('title')} className="grid min-w-0 gap-3 outline-none">
      {carried.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {carried.map((tag) => (
            <li key={tag.id} className="max-w-full">
              <TagChip name={tag.name}>
                {mayWrite && (
                  <button
                    type="button"
                    aria-label={t('remove', { name: tag.name })}
                    title={t('remove', { name: tag.name })}
                    aria-disabled={remove.isPending || undefined}
                    onClick={() => !remove.isPending && removeOne(tag)}
                    className="-mr-1.5 inline-flex size-6 shrink-0 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink"
                  >
                    <Icon name="cross" size={12} />
                  </button>
                )}
              </TagChip>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div className="max-w-[320px]">
          <TagPicker
            floats
            carried={carried}
            error={refusal ? t(`refusal.${refusal.reason}`, { max: refusal.max }) : undefined}
            onPick={(name) => add.mutate({ body: { recordKind: kind, recordIds: [id], name } })}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {add.data && (add.data.added > 0 ? t('added', { name: add.data.tag.name }) : t('present', { name: add.data.tag.name }))}
      </p>
      {problem && <ProblemView isWrite problem={problem} />}
    </fieldset>
  );
}
