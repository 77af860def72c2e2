'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import type { ExportSource } from './export-source';

/** Comes when somebody wants it. */
const ExportDialog = dynamic(() => import('./export-dialog').then((module) => module.ExportDialog), { ssr: false });

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
      {wanted && <ExportDialog source={source} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
