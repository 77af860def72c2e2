'use client';

import clsx from 'clsx';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FileListHead } from '@/components/file/file-list-head';
import { IconButton } from '@/components/ui/action/icon-button';
import { Icon } from '@/components/ui/icon/icon';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { approvalFileLimits, approvalFiles } from '@/lib/contracts/office/approvals/approval-files';
import type { SensitiveAction } from '@/lib/contracts/office/sensitive-action';
import { fileSize } from '@/lib/format/text/file-size';
import { type ChosenFile, useApprovalFiles } from './use-approval-files';

type ApprovalFilesProps = {
  action: SensitiveAction;
  /** What was added is looked at, not changed: the question is open, or it is on its way. */
  fixed: boolean;
  /** Takes what has to happen before the form asks. */
  beforeSend: (run: ((key: string) => Promise<void>) | null) => void;
};

/** Where files are added for the people who approve; nothing where no rule can hold the request. */
export function ApprovalFiles({ action, fixed, beforeSend }: ApprovalFilesProps) {
  const t = useTranslations('approvalFiles');
  const locale = useLocale();
  const titleId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { chosen, left, bytes, add, remove, store } = useApprovalFiles();
  const offered = useEndpointQuery(approvalFiles.offered, {});
  const isOffered = offered.data?.actions.some((one) => one === action) ?? false;
  const storeNow = useEffectEvent(store);
  const register = useEffectEvent(beforeSend);
  useEffect(() => {
    register((key) => storeNow(key));
    return () => register(null);
  }, []);
  if (!isOffered || (fixed && chosen.length === 0)) return null;
  return (
    <section aria-labelledby={titleId} className="grid max-w-[560px] grid-cols-1 gap-2">
      <FileListHead
        title={t('title')}
        titleId={titleId}
        count={t('count', { count: chosen.length, max: approvalFileLimits.files, size: chosen.length > 0 ? fileSize(bytes, locale) : '0' })}
        add={t('add')}
        locked={fixed}
        chooser={chooser}
        onChosen={(files) => void add(files)}
      />
      {chosen.length > 0 && (
        <ul className="overflow-clip rounded-lg border border-line">
          {chosen.map((one) => (
            <ChosenRow key={one.id} chosen={one} fixed={fixed} onRemove={() => remove(one.id)} />
          ))}
        </ul>
      )}
      {left && (
        <p role="alert" className="text-meta text-red">
          {left.name}: {t(`refused.${left.refusal}`)}
        </p>
      )}
      <p className="text-meta text-muted">{t('text')}</p>
    </section>
  );
}

type ChosenRowProps = { chosen: ChosenFile; fixed: boolean; onRemove: () => void };

function ChosenRow({ chosen: { file, refusal }, fixed, onRemove }: ChosenRowProps) {
  const t = useTranslations('approvalFiles');
  const locale = useLocale();
  return (
    <li
      className={clsx(
        'flex min-h-10 items-center gap-2.5 border-b border-line py-1 pl-3.5 last:border-0',
        fixed ? 'pr-3.5' : 'pr-1.5',
        refusal && 'bg-red-soft',
      )}
    >
      <Icon name={refusal ? 'triangle' : 'document'} className={refusal ? 'text-red' : 'text-muted'} />
      <span className="min-w-0">
        <span className="flex items-baseline gap-2 text-cell">
          <span className="truncate">{file.name}</span>
          <span className="numbers shrink-0 text-meta text-muted">{fileSize(file.size, locale)}</span>
        </span>
        {refusal && (
          <span role="alert" className="block text-meta text-red first-letter:uppercase">
            {t(`refused.${refusal}`)}
          </span>
        )}
      </span>
      {!fixed && (
        <span className="ml-auto">
          <IconButton icon="trash" label={t('remove', { name: file.name })} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}
