'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/action/icon-button';

type OverlayHeaderProps = {
  titleId: string;
  descriptionId: string;
  title: ReactNode;
  description?: ReactNode;
  onClose: (() => void) | undefined;
};

export function OverlayHeader({ titleId, descriptionId, title, description, onClose }: OverlayHeaderProps) {
  const t = useTranslations('ui');
  return (
    <div className="flex items-start gap-3 border-b border-line px-6 py-4">
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="text-lead font-semibold">
          {title}
        </h2>
        {description && (
          <p id={descriptionId} className="text-cell text-muted">
            {description}
          </p>
        )}
      </div>
      {onClose && <IconButton icon="cross" label={t('close')} onClick={onClose} className="-mt-1 -mr-2" />}
    </div>
  );
}
