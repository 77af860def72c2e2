'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AccountBlocked } from '@/components/service-status/account-blocked';
import { DetailHeader } from '@/components/shell/detail-header';
import { useZoneName } from '@/lib/client/use-zone-name';

type PayoutPageProps = {
  words: 'withdrawalForm' | 'qrPaymentForm' | 'transferForm';
  listHref: '/withdrawals' | '/transfers';
  note: ReactNode;
  children: ReactNode;
};

/** The page of a form of money out, above which it says when the account is blocked, and what `note` says. */
export function PayoutPage({ words, listHref, note, children }: PayoutPageProps) {
  const t = useTranslations(words);
  const zone = useZoneName();
  return (
    <>
      <DetailHeader back={{ href: listHref, label: t('back') }} meta={zone} />
      <div className="px-4 pb-10 sm:px-6">
        <h1 className="pb-5 text-title font-semibold">{t('title')}</h1>
        <div className="grid max-w-[560px] gap-3 pb-5 empty:hidden">
          <AccountBlocked />
          {note}
        </div>
        {children}
      </div>
    </>
  );
}
