'use client';

import { useLocale, useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/action/icon-button';
import { Icon } from '@/components/ui/icon/icon';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import { annexName } from '@/lib/domain/infraction/annex-name';
import { fileSize } from '@/lib/format/text/file-size';
import { fileHref } from './file-href';

type DraftFileRowProps = {
  infractionId: string;
  file: Draft['files'][number];
  /** Its place among the others, counted from 0. */
  at: number;
  count: number;
  locked: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

/** A file of the draft under the number by which the text cites it, with its way up, down and out. */
export function DraftFileRow({ infractionId, file, at, count, locked, onMove, onRemove }: DraftFileRowProps) {
  const t = useTranslations('defense');
  const locale = useLocale();
  const name = annexName(file.name, at);
  const move = (step: -1 | 1, last: boolean) => (
    <IconButton
      icon="arrow-down"
      label={t(step < 0 ? 'moveUp' : 'moveDown', { name })}
      data-move={`${file.id} ${step}`}
      aria-disabled={last || undefined}
      onClick={() => last || onMove(step)}
      className={`${step < 0 ? 'rotate-180' : ''} aria-disabled:text-line`}
    />
  );
  return (
    <li className="flex min-h-10 items-center gap-2.5 border-b border-line py-1 pr-1.5 pl-3.5 last:border-0">
      <Icon name="document" className="text-muted" />
      <a
        href={fileHref(infractionId, file.id)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('view', { name })}
        className="truncate rounded-sm text-cell hover:underline"
      >
        {name}
      </a>
      <span className="numbers shrink-0 text-meta text-muted">{fileSize(file.size, locale)}</span>
      {!locked && (
        <span className="ml-auto flex">
          {count > 1 && (
            <>
              {move(-1, at === 0)}
              {move(1, at === count - 1)}
            </>
          )}
          <IconButton icon="trash" label={t('remove', { name })} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}
