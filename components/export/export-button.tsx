'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MissingDialog } from '@/components/feedback/missing-dialog';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import type { ExportSource } from './export-source';

const ExportDialog = onDemand(() => import('./export-dialog').then((module) => module.ExportDialog), MissingDialog);

/** Exports what a list shows, over all its pages. */
export function ExportButton(source: ExportSource) {
  const t = useTranslations('exports');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        icon="download"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('act')}
      </Button>
      {wanted && <ExportDialog source={source} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
