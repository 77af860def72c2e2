'use client';

import { use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { IconButton } from '@/components/ui/action/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { SavedViews } from './use-saved-views';

const SavedViewsDialog = lazyPart(
  () => import('@/components/saved-view/saved-views-dialog').then((module) => module.SavedViewsDialog),
  LoadErrorDialog,
);

/** Opens the saved views of a list, where its present one is saved under a name; nothing for a list of which none are saved. */
export function SavedViewsButton() {
  const t = useTranslations('table.views');
  const saved = use(SavedViews);
  const [open, setOpen] = useState(false);
  if (!saved) return null;
  return (
    <>
      <IconButton
        icon="star"
        label={t('save')}
        onFocus={SavedViewsDialog.preload}
        onPointerEnter={SavedViewsDialog.preload}
        onClick={() => setOpen(true)}
      />
      {open && <SavedViewsDialog list={saved.list} shown={saved.shown} onClose={() => setOpen(false)} />}
    </>
  );
}
