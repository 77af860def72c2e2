'use client';

import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { PaidStamp } from '@/components/charge/paid-stamp';
import { useLastCode } from '@/components/charge/use-last-code';
import { QrCode } from '@/components/qr/qr-code';
import { Icon } from '@/components/ui/icon/icon';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';

/** One square for the whole life of a charge: the code to read, the seal when it is paid, the end when nobody paid. Nothing around it moves. */
export function ChargeBox({ charge, stage }: { charge: TransactionRecord; stage: ChargeStage }) {
  const t = useTranslations('charge');
  const code = useLastCode(charge);
  const pending = stage === 'open' || stage === 'overdue';
  return (
    <div className="aspect-square w-full max-w-[376px] overflow-hidden rounded-lg border border-line bg-surface">
      {stage === 'paid' && <PaidStamp charge={charge} />}
      {stage === 'spent' && (
        <Middle icon="hourglass" title={t(`spent.${charge.status === 'EXPIRED' ? 'expired' : 'ended'}`)}>
          {t(charge.status === 'EXPIRED' ? 'spent.expiredText' : 'spent.endedText')}
        </Middle>
      )}
      {pending && code !== null && <QrCode text={code} label={t('qrLabel')} />}
      {pending && code === null && (
        <Middle icon="qr" title={t('noCode')}>
          {t('noCodeText')}
        </Middle>
      )}
    </div>
  );
}

function Middle({ icon, title, children }: { icon: 'hourglass' | 'qr'; title: string; children: string }) {
  return (
    <div className="flex h-full flex-col items-center justify-center px-8 text-center text-balance">
      <Icon name={icon} size={20} className="text-muted" />
      <p className="mt-3 text-lead font-semibold">{title}</p>
      <p className="mt-1 text-muted">{children}</p>
    </div>
  );
}
