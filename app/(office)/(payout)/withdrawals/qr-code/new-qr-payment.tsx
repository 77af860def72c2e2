'use client';

import { PayoutPage } from '@/app/(office)/(payout)/payout-page';
import { QrPaymentForm } from './qr-payment-form';

export function NewQrPayment() {
  return (
    <PayoutPage words="qrPaymentForm" listHref="/withdrawals">
      {(onMade) => <QrPaymentForm onMade={onMade} />}
    </PayoutPage>
  );
}
