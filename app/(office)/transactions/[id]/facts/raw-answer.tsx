'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { FactGroup } from '@/components/ui/data/facts';

/** The answer as the service gave it, masked like everything else, for whoever compares it with another system. */
export function RawAnswer({ raw }: { raw: Readonly<Record<string, unknown>> }) {
  const t = useTranslations('transaction');
  const [shown, setShown] = useState(false);
  const text = JSON.stringify(raw, null, 2);
  return (
    <FactGroup title={t('groups.raw')} screenOnly>
      <div className="flex items-center gap-2">
        <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'hideRaw' : 'showRaw')}
        </Button>
        {shown && <CopyButton value={text} what={t('copyRaw')} />}
      </div>
      {shown && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line can only be scrolled to by keyboard when the block takes focus
          tabIndex={0}
          className="mono mt-3 max-h-[480px] overflow-auto rounded-lg border border-line bg-sunken p-3"
        >
          {text}
        </pre>
      )}
    </FactGroup>
  );
}
