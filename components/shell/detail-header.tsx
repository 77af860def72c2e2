'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { iconButtonLook } from '@/components/ui/action/icon-button';
import { PageLink } from '@/components/ui/action/page-link';
import { Icon } from '@/components/ui/icon/icon';

type DetailHeaderProps = {
  back: { href: string; label: string };
  /** What follows the list's name: an id with its copy button. */
  crumb?: ReactNode;
  meta?: ReactNode;
  /** Neighbours in the list one came from; null at its ends, left out when there is no list. */
  previous?: string | null;
  next?: string | null;
};

export function DetailHeader({ back, crumb, meta, previous, next }: DetailHeaderProps) {
  const t = useTranslations('shell');
  return (
    <header data-print="hide" className="flex min-h-[60px] flex-wrap items-center gap-x-2 px-4 py-2 text-cell sm:px-6">
      <nav aria-label={t('back')} className="flex items-center gap-2">
        <PageLink href={back.href} className="-ml-1 flex h-8 items-center gap-1.5 rounded-md pr-1 text-muted hover:text-ink">
          <Icon name="chevron-left" />
          {back.label}
        </PageLink>
        {crumb && (
          <>
            <span aria-hidden="true" className="text-faint">
              /
            </span>
            {crumb}
          </>
        )}
      </nav>
      {meta && <p className="numbers ml-auto text-meta text-faint max-sm:order-last max-sm:w-full">{meta}</p>}
      {(previous !== undefined || next !== undefined) && (
        <nav aria-label={t('neighbours')} className={clsx('flex max-sm:ml-auto', !meta && 'ml-auto')}>
          <Neighbour href={previous} label={t('previous')} icon="chevron-left" />
          <Neighbour href={next} label={t('next')} icon="chevron-right" />
        </nav>
      )}
    </header>
  );
}

function Neighbour({ href, label, icon }: { href?: string | null; label: string; icon: 'chevron-left' | 'chevron-right' }) {
  if (!href) {
    return (
      <span className="inline-flex size-8 items-center justify-center text-line">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <PageLink href={href} aria-label={label} title={label} className={clsx(iconButtonLook(), 'text-ink')}>
      <Icon name={icon} />
    </PageLink>
  );
}
