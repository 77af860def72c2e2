'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import { ExportDownload } from './export-download';
import { isUnderWay, useExports } from './use-exports';

/** Says on whatever page when a file that was under way can be picked up. */
export function ExportNotice() {
  const t = useTranslations('exports');
  const tUi = useTranslations('ui');
  const items = useExports().data?.items;
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const begun = items?.filter((item) => isUnderWay(item) && !awaited.includes(item.id)) ?? [];
  if (begun.length > 0) setAwaited([...awaited, ...begun.map(({ id }) => id)]);
  const ready = items?.find(({ id, state }) => state === 'ready' && awaited.includes(id));
  return (
    <div role="status" data-print="hide" className="fixed right-4 bottom-20 z-20">
      {ready && (
        <div className="flex items-center gap-3 rounded-lg border border-line bg-overlay px-4 py-3 shadow-menu">
          <p className="text-cell">{t('notice', { name: ready.name })}</p>
          <ExportDownload item={ready} size="small" />
          <IconButton icon="cross" label={tUi('close')} onClick={() => setAwaited((known) => known.filter((id) => id !== ready.id))} />
        </div>
      )}
    </div>
  );
}
