'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { oncePerBrowser } from '@/lib/client/browser/once-per-browser';
import { localStorageValue, useLocalStorageValue } from '@/lib/client/local-storage-value';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';
import { playPaid } from './play-paid';

const storedChoice = localStorageValue('paid-sound', (stored) => stored === true);

/**
 * The switch for a sound when a payment arrives, stored in this browser; only one of several tabs plays it. Switching it on plays it once,
 * which also gives the page the interaction that browsers require before a sound.
 */
export function PaidSound({ id, stage }: { id: string; stage: ChargeStage }) {
  const t = useTranslations('charge');
  const on = useLocalStorageValue(storedChoice);
  const before = useRef(stage);
  const arrived = useEffectEvent(() => {
    if (on) oncePerBrowser(`paid:${id}`, playPaid);
  });
  useEffect(() => {
    if (stage === 'paid' && before.current !== 'paid') arrived();
    before.current = stage;
  }, [stage]);
  if (stage === 'paid' || stage === 'spent') return null;
  return (
    <Checkbox
      checked={on}
      onChange={({ target: { checked } }) => {
        storedChoice.store(checked);
        if (checked) playPaid();
      }}
      className="text-cell text-muted"
    >
      {t('sound')}
    </Checkbox>
  );
}
