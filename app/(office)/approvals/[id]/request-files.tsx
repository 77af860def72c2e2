'use client';

import { useLocale, useTranslations } from 'use-intl';
import { FactGroup } from '@/components/ui/data/facts';
import { Icon } from '@/components/ui/icon/icon';
import { apiUrl } from '@/lib/contracts/address';
import { approvalFiles } from '@/lib/contracts/office/approvals/approval-files';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { fileSize } from '@/lib/format/text/file-size';

/** The files of a request, frozen with it. Each opens by itself, in a sandbox: it runs nothing and reaches nothing. */
export function RequestFiles({ approval: { id, files } }: { approval: Approval }) {
  const t = useTranslations('approval');
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <FactGroup title={t('files')}>
      <ul className="max-w-[560px] overflow-clip rounded-lg border border-line">
        {files.map((file) => (
          <li key={file.id} className="flex min-h-10 items-center gap-2.5 border-b border-line px-3.5 py-1 text-cell last:border-0">
            <Icon name="document" className="text-muted" />
            {file.name === '' ? (
              <span className="text-muted">{t('fileRemoved')}</span>
            ) : (
              <a
                href={apiUrl(approvalFiles.read, { params: { approvalId: id, id: file.id } })}
                target="_blank"
                rel="noreferrer"
                aria-label={t('openFile', { name: file.name })}
                className="truncate rounded-sm text-accent hover:underline"
              >
                {file.name}
              </a>
            )}
            <span className="numbers shrink-0 text-meta text-muted">{fileSize(file.size, locale)}</span>
            <span className="mono ml-auto shrink-0 text-meta text-muted max-sm:hidden" title={file.sha256}>
              {file.sha256.slice(0, 12)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-meta text-muted">{t('filesText')}</p>
    </FactGroup>
  );
}
