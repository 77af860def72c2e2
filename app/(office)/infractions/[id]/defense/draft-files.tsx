'use client';

import clsx from 'clsx';
import { type DragEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/action/icon-button';
import { Icon } from '@/components/ui/icon/icon';
import { apiUrl } from '@/lib/contracts/address';
import { drafts } from '@/lib/contracts/office/infractions/drafts';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { fileSize } from './file-size';
import { PendingUploads } from './pending-uploads';
import type { Attaching } from './use-draft-files';

type DraftFilesProps = { infractionId: string; files: Draft['files']; attaching: Attaching; locked: boolean };

/** The files of the draft, dropped here or chosen. One that is refused stays in its place with its reason; the others stay too. */
export function DraftFiles({ infractionId, files, attaching, locked }: DraftFilesProps) {
  const t = useTranslations('defense');
  const locale = useLocale();
  const chooser = useRef<HTMLInputElement>(null);
  const [insteadOf, setInsteadOf] = useState<string>();
  const [over, setOver] = useState(false);
  const { loose, add, retry, dismiss, remove } = attaching;
  const size = fileSize(
    files.reduce((sum, file) => sum + file.size, 0),
    locale,
  );
  const choose = (key?: string) => {
    setInsteadOf(key);
    chooser.current?.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!locked) void add(Array.from(event.dataTransfer.files));
  };
  return (
    <section
      aria-label={t('files')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!locked);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx('grid grid-cols-1 gap-2 rounded-lg', over && 'outline-2 outline-offset-4 outline-focus outline-dashed')}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="font-semibold">{t('files')}</h2>
        <p className="numbers text-meta text-muted">
          {t('filesCount', { count: files.length, most: defenseLimits.files, size: files.length > 0 ? size : '0' })}
        </p>
        {!locked && (
          <button
            type="button"
            onClick={() => choose()}
            className="ml-auto flex items-center gap-1.5 rounded-sm font-medium text-accent hover:underline"
          >
            <Icon name="paperclip" />
            {t('addFile')}
          </button>
        )}
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={t('addFile')}
          accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
          onChange={(event) => {
            void add(Array.from(event.target.files ?? []), insteadOf);
            event.target.value = '';
          }}
        />
      </div>
      {files.length + loose.length === 0 ? (
        <p className="rounded-lg border border-dashed border-edge px-4 py-5 text-center text-cell text-muted">
          {t('drop')} · {t('noFiles')}
        </p>
      ) : (
        <ul className="overflow-clip rounded-lg border border-line">
          {files.map(({ id, name, size: bytes }) => (
            <li key={id} className="flex min-h-10 items-center gap-2.5 border-b border-line py-1 pr-1.5 pl-3.5 last:border-0">
              <Icon name="document" className="text-muted" />
              <a
                href={apiUrl(drafts.readFile, { params: { infractionId, id } })}
                target="_blank"
                rel="noreferrer"
                aria-label={t('view', { name })}
                className="truncate rounded-sm text-cell hover:underline"
              >
                {name}
              </a>
              <span className="numbers shrink-0 text-meta text-muted">{fileSize(bytes, locale)}</span>
              {!locked && (
                <span className="ml-auto">
                  <IconButton icon="trash" label={t('remove', { name })} onClick={() => remove(id)} />
                </span>
              )}
            </li>
          ))}
          <PendingUploads loose={loose} onReplace={choose} onRetry={retry} onDismiss={dismiss} />
        </ul>
      )}
      <p className="text-meta text-faint">{t('formats')}</p>
    </section>
  );
}
