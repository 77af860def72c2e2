'use client';

import { useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { CardMoney } from '@/components/card/card-money';
import { Badge, type Tone } from '@/components/ui/data/badge';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import type { IconName } from '@/components/ui/icon/icon-names';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useNow } from '@/lib/client/use-now';
import { formatDateTime } from '@/lib/format/date-text';

type Chargeback = NonNullable<CardCharge['creditCardPayment']>['chargebacks'][number];

const looks: Record<'RECEIVED' | 'ACCEPTED' | 'DEFENDED', { tone: Tone; icon: IconName }> = {
  RECEIVED: { tone: 'amber', icon: 'triangle' },
  ACCEPTED: { tone: 'grey', icon: 'turning-arrow' },
  DEFENDED: { tone: 'green', icon: 'shield' },
};

/** What the holder of the card has disputed, and until when it can be answered. */
export function Chargebacks({ charge: { creditCardPayment } }: { charge: CardCharge }) {
  const t = useTranslations('cardCharge.chargeback');
  return creditCardPayment?.chargebacks.map((chargeback, at) => (
    <FactGroup key={chargeback.number ?? at} title={t('title')}>
      <One chargeback={chargeback} currency={creditCardPayment.currency} />
    </FactGroup>
  ));
}

function One({ chargeback, currency }: { chargeback: Chargeback; currency: string | null }) {
  const t = useTranslations('cardCharge.chargeback');
  const settings = useDisplaySettings();
  const now = useNow(60_000);
  const { number, amount, status, reasonCode, reasonDescription, issuedAt, defenseDeadline, response } = chargeback;
  const known = (['RECEIVED', 'ACCEPTED', 'DEFENDED'] as const).find((one) => one === status);
  const late = defenseDeadline !== null && now !== null && Date.parse(defenseDeadline) < now;
  return (
    <Facts>
      <Fact term={t('status')}>
        {known ? (
          <Badge weight="tinted" {...looks[known]}>
            {t(`statuses.${known}`)}
          </Badge>
        ) : (
          status
        )}
      </Fact>
      {defenseDeadline && (
        <Fact term={t('deadline')}>
          <time dateTime={defenseDeadline} className="numbers">
            {formatDateTime(defenseDeadline, settings)}
          </time>
          {known === 'RECEIVED' && <span className={late ? 'text-red' : 'text-muted'}>{t(late ? 'late' : 'open')}</span>}
        </Fact>
      )}
      {amount !== null && (
        <Fact term={t('amount')}>
          <CardMoney value={amount} currency={currency} />
        </Fact>
      )}
      {reasonDescription && (
        <Fact term={t('reason')}>
          {reasonDescription}
          <span className="mono text-muted">{reasonCode}</span>
        </Fact>
      )}
      {issuedAt && (
        <Fact term={t('issuedAt')}>
          <time dateTime={issuedAt} className="numbers">
            {formatDateTime(issuedAt, settings)}
          </time>
        </Fact>
      )}
      {response && <Fact term={t('response')}>{response}</Fact>}
      {number && (
        <Fact term={t('number')} mono>
          {number}
        </Fact>
      )}
    </Facts>
  );
}
