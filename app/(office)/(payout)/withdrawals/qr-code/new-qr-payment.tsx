'use client';

import type { ReactNode } from 'react';
import { PayoutPage } from '@/components/payout/payout-page';
import { QrPaymentForm } from './qr-payment-form';

export function NewQrPayment({ note }: { note: ReactNode }) {
  return (
    <PayoutPage words="qrPaymentForm" listHref="/withdrawals" note={note}>
      <QrPaymentForm />
    </PayoutPage>
  );
}
