'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Fact } from '@/components/ui/data/facts';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const EarlierOf = lazyPart(() => import('./earlier-of-payer').then((module) => module.EarlierOfPayer), LoadErrorFallback);

/** What else the payer of a payment paid and disputed. It takes the service many reads, so it is looked up when somebody wants it. */
export function PayerMemory({ id }: { id: string }) {
  const t = useTranslations('transaction');
  const [open, setOpen] = useState(false);
  if (open) return <EarlierOf id={id} />;
  return (
    <Fact term={t('history')}>
      <button
        type="button"
        data-print="hide"
        className="rounded-sm text-accent hover:underline"
        onFocus={EarlierOf.preload}
        onPointerEnter={EarlierOf.preload}
        onClick={() => setOpen(true)}
      >
        {t('showHistory')}
      </button>
    </Fact>
  );
}
