'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon';
import { iconButtonLook } from './icon-button';

const shownForMs = 2000;

/** Copies `value`; `what` names it ("E2E", "requestId"). Where the browser refuses, the value is shown, chosen, ready for Ctrl C. */
export function CopyButton({ value, what, className }: { value: string; what: string; className?: string }) {
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
        ref={(input) => input?.select()}
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
        className={clsx(iconButtonLook('small'), className)}
      >
        <Icon name={outcome ? 'check' : 'copy'} size={14} className={clsx(outcome && 'text-green')} />
      </button>
      <output className={clsx(outcome ? 'text-meta text-green' : 'sr-only')}>{outcome && t('copied')}</output>
    </>
  );
}
