'use client';

import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';
import { formatDateTime } from '@/lib/format/date-text';
import { ChargeBox } from './charge-box';
import { ChargeClock } from './charge-clock';
import { ChargeFacts } from './charge-facts';
import { ChargePayment } from './charge-payment';
import { CopyCode } from './copy-code';
import { ShareReminder } from './share/share-reminder';

type ChargeFrameProps = {
  charge: TransactionRecord;
  stage: ChargeStage;
  staff: string | null;
  end: string | null;
  seesInfractions: boolean;
  mayShare: boolean;
};

/** A charge somebody waits for: its code and the time left, then the stamp "paid" and the payment in the same places. On paper it tells how to pay it. */
export function ChargeFrame({ charge, stage, staff, end, seesInfractions, mayShare }: ChargeFrameProps) {
  const t = useTranslations('charge.paper');
  const settings = useDisplaySettings();
  const zone = useZoneName();
  const waits = stage === 'open' || stage === 'overdue';
  return (
    <div className="grid gap-x-10 gap-y-8 pt-5 pb-6 lg:grid-cols-[376px_minmax(0,1fr)] print:grid-cols-[320px_1fr]">
      <div>
        <ChargeBox charge={charge} stage={stage} />
        <ChargeClock charge={charge} stage={stage} end={end} />
        {mayShare && stage === 'open' && end && <ShareReminder charge={charge} end={end} />}
        {waits && (
          <div className="hidden pt-4 print:block">
            <p className="text-lead font-semibold">{t('howToPay')}</p>
            {end && <p className="numbers pt-1">{t('until', { time: formatDateTime(end, settings), zone })}</p>}
          </div>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-5">
        {stage === 'paid' ? <ChargePayment charge={charge} /> : <CopyCode charge={charge} stage={stage} />}
        {!waits && <p className="hidden text-meta text-muted print:block">{zone}</p>}
        <ChargeFacts charge={charge} stage={stage} staff={staff} end={end} seesInfractions={seesInfractions} />
      </div>
    </div>
  );
}
