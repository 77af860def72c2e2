'use client';

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { useNow } from '@/lib/client/use-now';
import { formatDateTime, formatDuration } from '@/lib/format/date-text';
import { type Reais, subtractReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { moneyWords } from '@/lib/format/money-words';

type WhatHappensProps = { amount: Reais | null; name: string; expiresIn: number | null; fee: Reais | null };

/** What sending would do, rewritten while the form is filled. */
export function WhatHappens({ amount, name, expiresIn, fee }: WhatHappensProps) {
  const t = useTranslations('chargeForm.happens');
  const locale = useLocale();
  const now = useNow();
  const who = name.trim() || t('anyone');
  return (
    <section className="rounded-lg border border-line bg-sunken px-4 py-3.5">
      <h2 className="font-semibold">{t('title')}</h2>
      <ul className="mt-2.5 grid gap-2.5">
        <Line icon="qr">
          {amount === null ? t('noAmount') : t('asks', { who, amount: formatReais(amount, locale), words: moneyWords(amount, locale) })}
        </Line>
        <Line icon="clock">
          {expiresIn === null
            ? t('noTime')
            : now === null
              ? t('lasts', { duration: formatDuration(expiresIn * 1000) })
              : t('until', {
                  at: formatDateTime(new Date(now + expiresIn * 1000), locale),
                  duration: formatDuration(expiresIn * 1000),
                })}
        </Line>
        <Line icon="arrow-in">
          {amount === null
            ? t('arrives')
            : fee === null
              ? t('feeUnknown', { amount: formatReais(amount, locale) })
              : t('net', { net: formatReais(subtractReais(amount, fee), locale), fee: formatReais(fee, locale) })}
        </Line>
        <Line icon="check">{t('nothingMoves')}</Line>
      </ul>
    </section>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[16px_1fr] gap-2.5">
      <Icon name={icon} className="mt-0.5 text-muted" />
      <span className="numbers min-w-0 break-words">{children}</span>
    </li>
  );
}
