'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { tags } from '@/lib/contracts/office/notes/tags';
import { TagRow } from './tag-row';

/** Every tag of the team, each to be renamed, archived or taken back into use. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('taggedRecords.dialog');
  const reading = useEndpointQuery(tags.list, {});
  const [notice, setNotice] = useState('');
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')}>
      <OverlayBody>
        <p role="status" className="text-cell text-muted empty:hidden">
          {notice}
        </p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.data?.items.length === 0 && <p className="text-cell text-muted">{t('none')}</p>}
        <ul className="grid gap-3 empty:hidden">
          {reading.data?.items.map((tag) => (
            <TagRow key={tag.id} tag={tag} onNotice={setNotice} />
          ))}
        </ul>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </OverlayFooter>
    </Dialog>
  );
}
