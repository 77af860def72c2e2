'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/action/icon-button';

/** A file that can be picked up, announced on whatever page. */
export function FileNotice({ text, action, onClose }: { text: string; action: ReactNode; onClose: () => void }) {
  const t = useTranslations('ui');
  return (
    <div className="mt-2 flex items-center gap-3 rounded-lg border border-line bg-overlay px-4 py-3 shadow-menu">
      {/* On a phone the action stands below the text. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 grow basis-56 text-cell">{text}</p>
        {action}
      </div>
      <IconButton icon="cross" label={t('close')} onClick={onClose} />
    </div>
  );
}
