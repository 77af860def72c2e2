'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import { iconButtonLook } from './icon-button';

const shownForMs = 2000;

/**
 * Copies `value`; `what` names it ("E2E", "requestId"). Where the browser refuses, the value is shown, chosen, ready for Ctrl C.
 * `quiet` says "Copiado" to screen readers only, where there is no room for a word.
 */
export function CopyButton({ value, what, quiet = false }: { value: string; what: string; quiet?: boolean }) {
  const t = useTranslations('ui');
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  if (outcome === 'refused') {
    return (
      <input
        ref={(input) => {
          input?.focus();
          input?.select();
        }}
        readOnly
        aria-label={t('copyByHand', { what })}
        value={value}
        className="mono h-6 w-44 rounded-md border border-field bg-surface px-1.5"
      />
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('copy', { what })}
        title={t('copy', { what })}
        onClick={copy}
        className={clsx(iconButtonLook('small'), '-mx-0.5 -my-1')}
      >
        <Icon name={outcome ? 'check' : 'copy'} size={14} className={clsx(outcome && 'text-green')} />
      </button>
      <output className={outcome && !quiet ? 'text-meta text-green' : 'sr-only'}>{outcome && t('copied')}</output>
    </>
  );
}
