'use client';

import { PayoutPage } from '@/components/payout/payout-page';
import { QrPaymentForm } from './qr-payment-form';

export function NewQrPayment() {
  return (
    <PayoutPage words="qrPaymentForm" listHref="/withdrawals">
      <QrPaymentForm />
    </PayoutPage>
  );
}
