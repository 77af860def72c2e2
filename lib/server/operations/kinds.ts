import 'server-only';
import type { OperationKind } from '@/lib/contracts/operations';
import { chargeKind } from './charge-kind';
import type { Kind } from './kind';
import { qrWithdrawalKind } from './qr-withdrawal-kind';
import { refundKind } from './refund-kind';
import { transferKind } from './transfer-kind';
import { withdrawalKind } from './withdrawal-kind';

export const kinds: Readonly<Record<OperationKind, Kind>> = {
  'charges.create': chargeKind,
  'refunds.create': refundKind,
  'withdrawals.create': withdrawalKind,
  'withdrawals.createFromQrCode': qrWithdrawalKind,
  'transfers.create': transferKind,
};
