'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import { tagLimits } from '@/lib/contracts/office/notes/tag-limits';
import { tags } from '@/lib/contracts/office/notes/tags';
import { TagPicker } from './tag-picker';
import { tagRefusal } from './tag-refusal';

type TagDialogProps = { kind: NoteRecordKind; ids: readonly string[]; onClose: () => void };

/** Adds a tag to the chosen records of a list by one call, and says which of them have it now and which do not. */
export function TagDialog({ kind, ids, onClose }: TagDialogProps) {
  const t = useTranslations('recordNotes.tags');
  const add = useEndpointMutation(tags.add);
  const refusal = tagRefusal(add.error?.problem);
  const { data } = add;
  return (
    <Dialog open onClose={onClose} title={t('dialogTitle', { count: ids.length })}>
      <OverlayBody>
        <TagPicker
          floats={false}
          carried={[]}
          error={refusal ? t(`refusal.${refusal.reason}`, { max: refusal.max }) : undefined}
          onPick={(name) => !add.isPending && add.mutate({ body: { recordKind: kind, recordIds: [...ids], name } })}
        />
        <div role="status" className="grid gap-3 empty:hidden">
          {data && <p>{t('addedTo', { name: data.tag.name, added: data.added, present: data.present })}</p>}
          {data && data.full.length > 0 && (
            <Note tone="amber">
              {t('notAdded', { count: data.full.length, max: tagLimits.ofRecord })}
              <span className="mono mt-1 block break-all">{data.full.join(', ')}</span>
            </Note>
          )}
        </div>
        {add.error && !refusal && <ProblemView isWrite problem={add.error.problem} />}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </OverlayFooter>
    </Dialog>
  );
}
