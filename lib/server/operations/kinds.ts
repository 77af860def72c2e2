import 'server-only';
import type { OperationKind } from '@/lib/contracts/operations';
import { cardChargeKind } from './card-charge-kind';
import { cardReversalKind } from './card-reversal-kind';
import { chargeKind } from './charge-kind';
import type { Kind } from './kind';
import { payoutRuleKind } from './payout-rule-kind';
import { qrWithdrawalKind } from './qr-withdrawal-kind';
import { recurrenceAmountKind, recurrenceReturnKind } from './recurrence-kinds';
import { refundKind } from './refund-kind';
import { transferKind } from './transfer-kind';
import { withdrawalKind } from './withdrawal-kind';

export const kinds: Readonly<Record<OperationKind, Kind>> = {
  'charges.create': chargeKind,
  'refunds.create': refundKind,
  'withdrawals.create': withdrawalKind,
  'withdrawals.createFromQrCode': qrWithdrawalKind,
  'transfers.create': transferKind,
  'cardCharges.create': cardChargeKind,
  'cardCharges.reverse': cardReversalKind,
  'recurrences.changeAmount': recurrenceAmountKind,
  'recurrences.reactivate': recurrenceReturnKind,
  'account.change': payoutRuleKind,
};
