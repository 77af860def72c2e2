'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';

const TagDialog = lazyPart(() => import('@/components/record-note/tags/tag-dialog').then((module) => module.TagDialog), LoadErrorDialog);

/** Opens what tags the chosen records. */
export function TagRows({ kind, ids }: { kind: NoteRecordKind; ids: readonly string[] }) {
  const t = useTranslations('recordNotes.tags');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon="tag" onFocus={TagDialog.preload} onPointerEnter={TagDialog.preload} onClick={() => setOpen(true)}>
        {t('tagRows')}
      </Button>
      {open && <TagDialog kind={kind} ids={ids} onClose={() => setOpen(false)} />}
    </>
  );
}
