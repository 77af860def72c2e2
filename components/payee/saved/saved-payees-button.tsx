'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { PixKey } from '@/lib/contracts/pix/account/pix-key-type-match';

const SavedPayeesDialog = lazyPart(() => import('./saved-payees-dialog').then((module) => module.SavedPayeesDialog), LoadErrorDialog);

/** Opens the saved payees, of which a press takes one. */
export function SavedPayeesButton({ onPick }: { onPick: (key: PixKey) => void }) {
  const t = useTranslations('savedPayees');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon="star"
        onFocus={SavedPayeesDialog.preload}
        onPointerEnter={SavedPayeesDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {open && (
        <SavedPayeesDialog
          onClose={() => setOpen(false)}
          onPick={(key) => {
            setOpen(false);
            onPick(key);
          }}
        />
      )}
    </>
  );
}
