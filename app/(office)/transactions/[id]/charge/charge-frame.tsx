'use client';

import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import type { ChargeStage } from '@/components/charge/charge-stage';
import { useZoneName } from '@/lib/client/use-zone-name';
import { ChargeBox } from './charge-box';
import { ChargeClock } from './charge-clock';
import { ChargeFacts } from './charge-facts';
import { ChargePayment } from './charge-payment';
import { CopyCode } from './copy-code';

type ChargeFrameProps = { charge: TransactionRecord; stage: ChargeStage; staff: string | null; end: string | null };

/** A charge somebody waits for: its code and the time left, then the seal and the payment in the same places. */
export function ChargeFrame({ charge, stage, staff, end }: ChargeFrameProps) {
  const zone = useZoneName();
  return (
    <div className="grid gap-x-10 gap-y-8 pt-5 pb-6 lg:grid-cols-[376px_minmax(0,1fr)] print:grid-cols-[320px_1fr]">
      <div>
        <ChargeBox charge={charge} stage={stage} />
        <ChargeClock charge={charge} stage={stage} end={end} />
      </div>
      <div className="grid min-w-0 content-start gap-5">
        {stage === 'paid' ? <ChargePayment charge={charge} /> : <CopyCode charge={charge} stage={stage} />}
        <p className="hidden text-meta text-muted print:block">{zone}</p>
        <ChargeFacts charge={charge} stage={stage} staff={staff} end={end} />
      </div>
    </div>
  );
}
