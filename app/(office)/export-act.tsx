'use client';

import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import type { ExportSource } from './export-source';

/** Comes when somebody wants it. */
const ExportDialog = lazy(() => import('./export-dialog').then((module) => ({ default: module.ExportDialog })));

/** Takes away what a list shows, over all its pages. */
export function ExportAct(source: ExportSource) {
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
      <Suspense fallback={null}>{wanted && <ExportDialog source={source} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
