'use client';

import { useLocale, useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/action/icon-button';
import { Icon } from '@/components/ui/icon/icon';
import { Spinner } from '@/components/ui/loading/spinner';
import { fileSize } from '@/lib/format/text/file-size';
import type { PendingUpload } from './use-draft-files';

type PendingUploadsProps = {
  uploads: readonly PendingUpload[];
  onReplace: (key: string) => void;
  onRetry: (one: PendingUpload) => void;
  onDismiss: (key: string) => void;
};

const actionLook = 'ml-auto shrink-0 rounded-sm text-cell font-medium text-accent hover:underline';

/** Files on their way, and refused ones with the reason and a way out. */
export function PendingUploads({ uploads, onReplace, onRetry, onDismiss }: PendingUploadsProps) {
  const t = useTranslations('defense');
  const locale = useLocale();
  return uploads.map((one) => {
    const { key, file, refusal } = one;
    if (refusal === null) {
      return (
        <li key={key} className="flex min-h-10 items-center gap-2.5 border-b border-line px-3.5 py-1 text-cell text-muted last:border-0">
          <Spinner />
          <span role="status" className="truncate">
            {t('sending', { name: file.name })}
          </span>
        </li>
      );
    }
    const again = refusal === 'failed' || refusal === 'locked';
    return (
      <li key={key} className="flex items-center gap-2.5 border-b border-line bg-red-soft py-2 pr-1.5 pl-3.5 last:border-0">
        <Icon name="triangle" className="text-red" />
        <span role="alert" className="min-w-0">
          <span className="flex items-baseline gap-2 text-cell">
            <span className="truncate">{file.name}</span>
            <span className="numbers shrink-0 text-meta text-muted">{fileSize(file.size, locale)}</span>
          </span>
          <span className="block text-meta text-red">{t(`refused.${refusal}`)}</span>
        </span>
        <button type="button" onClick={() => (again ? onRetry(one) : onReplace(key))} className={actionLook}>
          {t(again ? 'retry' : 'replace')}
        </button>
        <IconButton icon="cross" label={t('dismiss', { name: file.name })} onClick={() => onDismiss(key)} />
      </li>
    );
  });
}
