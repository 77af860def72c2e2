'use client';

import clsx from 'clsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { SaveState } from './save-state';
import type { DefenseDraft } from './use-defense-draft';

type DefenseTextProps = { draft: DefenseDraft; length: number; error: string | undefined; hydrated: boolean };

/** The text with its count, and whoever else is at it. */
export function DefenseText({ draft, length, error, hydrated }: DefenseTextProps) {
  const t = useTranslations('defense');
  const id = useId();
  const over = length > defenseLimits.textMax;
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">
          <label htmlFor={id}>{t('title')}</label>
        </h2>
        <SaveState draft={draft} />
      </div>
      {draft.lock && (
        <Note tone="amber" icon="lock" live>
          {t('lockedBy', { name: draft.lock.name })}
        </Note>
      )}
      {draft.conflict && (
        <Note tone="amber" live>
          <p>{t('conflict')}</p>
          <p className="mt-2 text-meta text-muted">{t('theirs')}</p>
          <p className="max-h-40 overflow-y-auto whitespace-pre-wrap break-words text-cell">{draft.stored?.text}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" onClick={draft.overwrite}>
              {t('keepMine')}
            </Button>
            <Button size="small" onClick={draft.useTheirs}>
              {t('useTheirs')}
            </Button>
          </div>
        </Note>
      )}
      <textarea
        id={id}
        rows={12}
        value={draft.text}
        readOnly={!hydrated || draft.lock !== null || draft.stored === undefined}
        onChange={(event) => draft.write(event.target.value)}
        onBlur={draft.leave}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-below`}
        className="min-h-60 w-full resize-y rounded-lg border border-field bg-surface px-3.5 py-3 outline-none read-only:bg-sunken focus:ring-2 focus:ring-focus aria-invalid:border-red"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-meta">
        <p id={`${id}-below`} aria-live="polite" className={error ? 'text-red' : 'text-muted'}>
          {error ?? t('noCards')}
        </p>
        <p className={clsx('numbers', over ? 'font-medium text-red' : 'text-muted')}>
          {t('count', { count: length, max: defenseLimits.textMax })}
        </p>
      </div>
    </section>
  );
}
