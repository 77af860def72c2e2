'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useChargeMaking } from '@/components/charge/charge-end';
import { PaidSound } from '@/components/charge/paid-sound';
import { PaidStamp } from '@/components/charge/paid-stamp';
import { useLastCode } from '@/components/charge/use-last-code';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { QrCode } from '@/components/qr/qr-code';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useLive } from '@/lib/client/live/use-live';
import { useFollow } from '@/lib/client/query/use-follow';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useServiceNow } from '@/lib/client/use-now';
import { charges } from '@/lib/contracts/pix/payments/charges';
import type { RecordOf } from '@/lib/contracts/shapes';
import { chargeStage, mayStillBePaid } from '@/lib/domain/payment/charge-stage';
import { formatDuration } from '@/lib/format/date-text';
import { formatReaisParts } from '@/lib/format/money/money-text';

export function PointOfSaleDisplay({ id, merchant }: { id: string; merchant: string }) {
  const t = useTranslations('counter');
  useLive();
  const reading = useEndpointQuery(charges.find, { query: { id } });
  const now = useServiceNow();
  useFollow(reading, reading.data !== undefined && mayStillBePaid(reading.data, now));
  return (
    <main className="flex min-h-dvh flex-col px-6 py-5">
      <header className="flex items-center gap-2">
        <h1 className="min-w-0 flex-1 truncate text-lead font-semibold">{merchant}</h1>
        <Button variant="ghost" onClick={toggleFullScreen}>
          {t('fullScreen')}
        </Button>
        {/* Where the window may not be closed by its page, the link leads to the payment. */}
        <ButtonLink variant="ghost" icon="cross" href={`/transactions/${id}`} onClick={() => window.close()}>
          {t('close')}
        </ButtonLink>
      </header>
      <div className="flex flex-1 items-center justify-center py-4">
        {reading.data ? <ForPayer charge={reading.data} /> : readProblemOf(reading) && <QueryProblem reading={reading} />}
      </div>
    </main>
  );
}

function ForPayer({ charge }: { charge: RecordOf<'charges.find'> }) {
  const t = useTranslations('counter');
  const locale = useLocale();
  const now = useServiceNow();
  const { end } = useChargeMaking(charge);
  const stage = chargeStage(charge, end, now);
  const code = useLastCode(charge);
  const waiting = stage === 'open' || stage === 'overdue';
  return (
    <div className="grid items-center justify-items-center gap-x-16 gap-y-8 md:grid-cols-[auto_320px] md:justify-items-start">
      <div className="aspect-square w-[min(84vw,64dvh)] overflow-hidden rounded-lg border border-line bg-surface">
        {stage === 'paid' && <PaidStamp charge={charge} large />}
        {waiting && code && <QrCode text={code} label={t('qrLabel')} />}
        {(stage === 'spent' || (waiting && !code)) && (
          <p className="flex h-full items-center justify-center px-8 text-center text-lead text-balance text-muted">
            {t(waiting ? 'noCode' : 'spent')}
          </p>
        )}
      </div>
      <div className="grid gap-4 max-md:justify-items-center max-md:text-center">
        <p className="numbers text-[44px] leading-none font-semibold tracking-tight">
          <span className="text-[0.5em] font-normal text-faint">R$ </span>
          {formatReaisParts(charge.amount, locale).number}
        </p>
        <p role="status" className="max-w-[36ch] text-lead text-balance">
          {t(`stage.${stage}`)}
        </p>
        {stage === 'open' && end !== null && now !== null && (
          <p role="timer" aria-live="off" className="numbers text-muted">
            {t('left', { duration: formatDuration(Date.parse(end) - now) })}
          </p>
        )}
        <PaidSound id={charge.id} stage={stage} />
      </div>
    </div>
  );
}

function toggleFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen();
}
