'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FileListHead } from '@/components/file/file-list-head';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { annexName } from '@/lib/domain/infraction/annex-name';
import { fileSize } from '@/lib/format/text/file-size';
import { DraftFileRow } from './draft-file-row';
import { PendingUploads } from './pending-uploads';
import type { Attaching } from './use-draft-files';
import { useGivenFiles } from './use-given-files';

type DraftFilesProps = { infractionId: string; files: Draft['files']; attaching: Attaching; locked: boolean };

/**
 * The files of the draft, numbered as the text cites them: chosen, dropped or pasted anywhere on the page. One that is refused stays in its
 * place with its reason; the others stay too.
 */
export function DraftFiles({ infractionId, files, attaching, locked }: DraftFilesProps) {
  const t = useTranslations('defense');
  const locale = useLocale();
  const chooser = useRef<HTMLInputElement>(null);
  const [insteadOf, setInsteadOf] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly step: number } | null>(null);
  const { uploads, add, retry, dismiss, move, remove } = attaching;
  const over = useGivenFiles((given) => void add(given));
  const size = fileSize(
    files.reduce((sum, file) => sum + file.size, 0),
    locale,
  );
  const replace = (key: string) => {
    setInsteadOf(key);
    chooser.current?.click();
  };
  const order = files.map(({ id }) => id).join(' ');
  // A row that changes its place loses the focus on the way.
  useEffect(() => {
    if (moved && order.includes(moved.id)) list.current?.querySelector<HTMLElement>(`[data-move="${moved.id} ${moved.step}"]`)?.focus();
  }, [moved, order]);
  const movedAt = files.findIndex(({ id }) => id === moved?.id);
  const movedFile = files[movedAt];
  return (
    <section
      aria-label={t('files')}
      className={clsx('grid grid-cols-1 gap-2 rounded-lg', over && !locked && 'outline-2 outline-offset-4 outline-focus outline-dashed')}
    >
      <FileListHead
        title={t('files')}
        count={t('filesCount', { count: files.length, max: defenseLimits.files, size: files.length > 0 ? size : '0' })}
        add={t('addFile')}
        locked={locked}
        chooser={chooser}
        onAdd={() => setInsteadOf(undefined)}
        onChosen={(given) => void add(given, insteadOf)}
      />
      {files.length + uploads.length === 0 ? (
        <p className="rounded-lg border border-dashed border-edge px-4 py-5 text-center text-cell text-muted">{t('noFiles')}</p>
      ) : (
        <ul ref={list} className="overflow-clip rounded-lg border border-line">
          {files.map((file, at) => (
            <DraftFileRow
              key={file.id}
              infractionId={infractionId}
              file={file}
              at={at}
              count={files.length}
              locked={locked}
              onMove={(step) => {
                setMoved({ id: file.id, step });
                void move(file.id, step);
              }}
              onRemove={() => remove(file.id)}
            />
          ))}
          <PendingUploads uploads={uploads} onReplace={replace} onRetry={retry} onDismiss={dismiss} />
        </ul>
      )}
      <p role="status" className="sr-only">
        {movedFile && annexName(movedFile.name, movedAt)}
      </p>
      <p className="text-meta text-faint">{t('formats')}</p>
    </section>
  );
}
