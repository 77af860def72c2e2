import 'server-only';
import type { OperationKind } from '@/lib/contracts/office/operations';
import { payoutRuleHandler } from '@/lib/server/operations/handlers/payout-rule-handler';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import { cardChargeHandler } from './card-charge-handler';
import { cardReversalHandler } from './card-reversal-handler';
import { chargeHandler } from './charge-handler';
import { qrWithdrawalHandler } from './qr-withdrawal-handler';
import { recurrenceAmountHandler, recurrenceReactivationHandler } from './recurrence-handlers';
import { refundHandler } from './refund-handler';
import { transferHandler } from './transfer-handler';
import { withdrawalHandler } from './withdrawal-handler';

export const operationHandlers: Readonly<Record<OperationKind, OperationHandler>> = {
  'charges.create': chargeHandler,
  'refunds.create': refundHandler,
  'withdrawals.create': withdrawalHandler,
  'withdrawals.createFromQrCode': qrWithdrawalHandler,
  'transfers.create': transferHandler,
  'cardCharges.create': cardChargeHandler,
  'cardCharges.reverse': cardReversalHandler,
  'recurrences.changeAmount': recurrenceAmountHandler,
  'recurrences.reactivate': recurrenceReactivationHandler,
  'account.change': payoutRuleHandler,
};
