'use client';

import { useTranslations } from 'use-intl';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { apiUrl } from '@/lib/contracts/address';
import { fileExports } from '@/lib/contracts/office/files/exports';
import type { ExportRecord } from '@/lib/contracts/office/files/exports.shape';

/** A plain link: the browser saves the file while it comes, however large it is. */
export function ExportDownload({ item, size }: { item: ExportRecord; size?: 'small' }) {
  const t = useTranslations('exports');
  return (
    <a
      href={apiUrl(fileExports.download, { params: { id: item.id } })}
      download={item.name}
      className={buttonLook({ variant: size ? undefined : 'primary', size })}
    >
      <Icon name="download" />
      {t('download')}
      <span className="sr-only"> {item.name}</span>
    </a>
  );
}
