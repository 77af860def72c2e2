'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { useLastCode } from '@/components/charge/use-last-code';
import { Button } from '@/components/ui/action/button';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';

/** The code as text. Where the browser refuses to copy, the whole of it is chosen, ready for Ctrl C. */
export function CopyCode({ charge, stage }: { charge: TransactionRecord; stage: ChargeStage }) {
  const t = useTranslations('charge.code');
  const code = useLastCode(charge);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  if (code === null || stage === 'spent') return null;
  const choose = () => {
    const text = document.getElementById('pix-code');
    if (text) getSelection()?.selectAllChildren(text);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      choose();
      setOutcome('refused');
    }
  };
  return (
    <section className="border-b border-line pb-5">
      <h2 className="font-semibold">{t('title')}</h2>
      <p
        id="pix-code"
        className="mono mt-2.5 rounded-lg border border-edge bg-sunken px-3.5 py-2.5 leading-[19px] break-all text-muted select-all"
      >
        {code}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2.5" data-print="hide">
        <Button variant="primary" icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
          {t(outcome === 'copied' ? 'copied' : 'copy')}
        </Button>
        <span role="status" className="numbers text-meta text-muted">
          {outcome === 'refused' ? t('byHand') : outcome === 'copied' ? t('paste') : t('length', { count: code.length })}
        </span>
      </div>
    </section>
  );
}
