'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { CardMoney } from '@/components/card/card-money';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { isCalendarDay } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { formatDocument } from '@/lib/format/identifier/document';

const addressParts = ['street', 'number', 'complement', 'district', 'city', 'state', 'zipCode', 'country'] as const;

/** Who pays, and for what. */
export function CustomerFacts({ charge: { customer, cart, creditCardPayment } }: { charge: CardCharge }) {
  const t = useTranslations('cardCharge.customer');
  const locale = useLocale();
  const address = addressParts.map((part) => customer?.address?.[part]).filter((part) => typeof part === 'string' && part !== '');
  return (
    <>
      {customer && (
        <FactGroup title={t('title')}>
          <Facts>
            {customer.name && <Fact term={t('name')}>{customer.name}</Fact>}
            {customer.identity && (
              <Fact term={customer.identityType ?? t('identity')}>
                <span className="numbers">{formatDocument(customer.identity)}</span>
              </Fact>
            )}
            {customer.email && <Fact term={t('email')}>{customer.email}</Fact>}
            {customer.phone && <Fact term={t('phone')}>{customer.phone}</Fact>}
            {customer.birthdate && (
              <Fact term={t('birthdate')}>
                {isCalendarDay(customer.birthdate) ? formatDay(customer.birthdate, locale) : customer.birthdate}
              </Fact>
            )}
            {address.length > 0 && <Fact term={t('address')}>{address.join(', ')}</Fact>}
          </Facts>
        </FactGroup>
      )}
      {cart.length > 0 && (
        <FactGroup title={t('cart')}>
          <Facts>
            {cart.map(({ name, sku, quantity, unitPrice }) => (
              <Fact key={`${sku} ${name}`} term={`${quantity} × ${name ?? ''}`}>
                {unitPrice !== null && <CardMoney value={unitPrice} currency={creditCardPayment?.currency} />}
                {sku && <span className="mono text-muted">{sku}</span>}
              </Fact>
            ))}
          </Facts>
        </FactGroup>
      )}
    </>
  );
}
