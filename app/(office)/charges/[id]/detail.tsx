'use client';

import { useTranslations } from 'use-intl';
import { useChargeMaking } from '@/components/charge/charge-end';
import { chargeStage, mayStillBePaid } from '@/components/charge/charge-stage';
import { RecordPage } from '@/components/record-page/record-page';
import { Money } from '@/components/transaction/money';
import { StatusBadge } from '@/components/transaction/status-badge';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useFollow } from '@/lib/client/use-follow';
import { useServiceNow } from '@/lib/client/use-now';
import { useEndpointQuery } from '@/lib/client/use-read';
import { useZoneName } from '@/lib/client/use-zone-name';
import { charges } from '@/lib/contracts/pix/charges';
import { chargeList } from '@/lib/lists/charges';
import { ChargeActions } from './actions';
import { ChargeBox } from './charge-box';
import { ChargeClock } from './charge-clock';
import { ChargeFacts } from './charge-facts';
import type { Charge, Rights } from './charge-record';
import { CopyCode } from './copy-code';
import { Payment } from './payment';

export function ChargeDetail({ id, ...rights }: { id: string } & Rights) {
  const t = useTranslations('charge');
  const reading = useEndpointQuery(charges.find, { query: { id } });
  const now = useServiceNow();
  useFollow(reading, reading.data !== undefined && mayStillBePaid(reading.data, now));
  return (
    <RecordPage
      list={chargeList}
      id={id}
      reading={reading}
      words={{ back: t('back'), notFoundTitle: t('notFoundTitle'), notFoundText: t('notFoundText') }}
      skeleton={<Skeleton className="h-[520px] w-full" />}
    >
      {(charge) => <Found charge={charge} rights={rights} />}
    </RecordPage>
  );
}

function Found({ charge, rights }: { charge: Charge; rights: Rights }) {
  const t = useTranslations('charge');
  const zone = useZoneName();
  const { staff, end } = useChargeMaking(charge);
  const stage = chargeStage(charge, end, useServiceNow());
  return (
    <>
      <Summary
        kind={t('kind')}
        icon="qr"
        amount={<Money value={charge.amount} size="big" />}
        badge={<StatusBadge status={charge.status} lead />}
        sentence={
          <>
            {charge.generatedName
              ? t.rich('to', { name: charge.generatedName, b: (text) => <span className="font-medium text-ink">{text}</span> })
              : t('toAnyone')}
            {charge.clientReference && ` · ${charge.clientReference}`}
          </>
        }
        actions={<ChargeActions charge={charge} stage={stage} rights={rights} />}
      />
      <div className="grid gap-x-10 gap-y-8 pt-5 lg:grid-cols-[376px_minmax(0,1fr)] print:grid-cols-[320px_1fr]">
        <div>
          <ChargeBox charge={charge} stage={stage} />
          <ChargeClock charge={charge} stage={stage} end={end} />
        </div>
        <div className="grid min-w-0 content-start gap-5">
          {stage === 'paid' ? <Payment charge={charge} /> : <CopyCode charge={charge} stage={stage} />}
          <p className="hidden text-meta text-muted print:block">{zone}</p>
          <ChargeFacts charge={charge} stage={stage} staff={staff} end={end} />
        </div>
      </div>
    </>
  );
}
