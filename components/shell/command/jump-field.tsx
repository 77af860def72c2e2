'use client';

import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/action/icon-button';
import { Kbd } from '@/components/ui/action/kbd';
import { Icon } from '@/components/ui/icon/icon';
import { useOpenOverlay } from './command-host';

/** Looks like a field, opens the palette. */
export function JumpField({ collapsed }: { collapsed: boolean }) {
  const t = useTranslations('shell');
  const openOverlay = useOpenOverlay();
  const open = () => openOverlay('palette');
  if (collapsed) {
    return (
      <div className="mb-3 flex justify-center">
        <IconButton icon="search" label={t('jump')} tooltipSide="right" aria-haspopup="dialog" onClick={open} />
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      className="mx-3 mb-3 flex h-8 shrink-0 items-center gap-2 rounded-lg border border-edge bg-surface px-2 text-cell text-muted hover:bg-hover"
    >
      <Icon name="search" />
      <span className="flex-1 text-left">{t('jump')}</span>
      <span aria-hidden="true" className="flex gap-1">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
