'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AccountBlocked } from '@/components/service-status/account-blocked';
import { DetailHeader } from '@/components/shell/detail-header';
import { useZoneName } from '@/lib/client/use-zone-name';

type PayoutPageProps = {
  words: 'withdrawalForm' | 'qrPaymentForm' | 'transferForm';
  listHref: '/withdrawals' | '/transfers';
  children: ReactNode;
};

/** The page of a form of money out, above which it says when the account is blocked. */
export function PayoutPage({ words, listHref, children }: PayoutPageProps) {
  const t = useTranslations(words);
  const zone = useZoneName();
  return (
    <>
      <DetailHeader back={{ href: listHref, label: t('back') }} meta={zone} />
      <div className="px-4 pb-10 sm:px-6">
        <h1 className="pb-5 text-title font-semibold">{t('title')}</h1>
        <div className="max-w-[560px] pb-5 empty:hidden">
          <AccountBlocked />
        </div>
        {children}
      </div>
    </>
  );
}
