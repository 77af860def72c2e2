'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '@/components/ui/action/button-link';
import { IconButton } from '@/components/ui/action/icon-button';
import { Fact, Facts } from '@/components/ui/data/facts';

type RowPeekProps = {
  href: string;
  /** Every column of the list, hidden ones too. */
  facts: readonly { id: string; header: string; value: ReactNode }[];
  onClose: () => void;
};

/** A row of a list beside it, whole: the keys go on walking the list, and it follows. */
export function RowPeek({ href, facts, onClose }: RowPeekProps) {
  const t = useTranslations('table.peek');
  return (
    <aside
      aria-label={t('label')}
      data-print="hide"
      className="fixed top-0 right-0 z-4 flex h-dvh w-full flex-col border-l border-line bg-overlay shadow-sheet sm:w-[400px]"
    >
      <header className="flex items-start gap-3 border-b border-line px-4 py-3">
        <h2 className="min-w-0 flex-1 font-semibold">{t('label')}</h2>
        <IconButton icon="cross" label={t('close')} onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4">
        <Facts>
          {facts.map(({ id, header, value }) => (
            <Fact key={id} term={header}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
      <footer className="flex items-center gap-3 border-t border-line px-4 py-3">
        <ButtonLink href={href} variant="primary">
          {t('open')}
        </ButtonLink>
        <span className="text-meta text-muted">{t('keys')}</span>
      </footer>
    </aside>
  );
}
