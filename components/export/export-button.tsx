'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { ExportSource } from './export-source';

const ExportDialog = lazyPart(() => import('./export-dialog').then((module) => module.ExportDialog), LoadErrorDialog);

/** Exports what a list shows, over all its pages. */
export function ExportButton(source: ExportSource) {
  const t = useTranslations('exports');
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  return (
    <>
      <Button
        icon="download"
        onClick={() => {
          setRequested(true);
          setOpen(true);
        }}
      >
        {t('action')}
      </Button>
      {requested && <ExportDialog source={source} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
