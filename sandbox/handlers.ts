import { accountHandlers } from '@/sandbox/profile/handlers';
import { qrCodeHandlers } from '@/sandbox/qr-codes/handlers';
import type { Handlers } from '@/sandbox/routing/handler';
import { autoWithdrawHandlers } from './auto-withdraw/handlers';
import { callbackHandlers } from './callbacks/handlers';
import { chargeHandlers } from './charges/handlers';
import { infractionHandlers } from './infractions/handlers';
import { pendingDepositHandlers } from './pending-deposits/handlers';
import { pixKeyHandlers } from './pix-keys/handlers';
import { refundHandlers } from './refunds/handlers';
import { reportHandlers } from './reports/handlers';
import { serviceStatusHandlers } from './service-status/handlers';
import { statementHandlers } from './statements/handlers';
import { transactionHandlers } from './transactions/handlers';
import { transferHandlers } from './transfers/handlers';
import { webhookHandlers } from './webhooks/handlers';
import { withdrawalHandlers } from './withdrawals/handlers';

/** The handlers of all endpoints of the Pix interface. */
export const pixHandlers: Handlers<'pix'> = {
  ...accountHandlers,
  ...withdrawalHandlers,
  ...transferHandlers,
  ...statementHandlers,
  ...refundHandlers,
  ...qrCodeHandlers,
  ...pixKeyHandlers,
  ...pendingDepositHandlers,
  ...chargeHandlers,
  ...autoWithdrawHandlers,
  ...callbackHandlers,
  ...reportHandlers,
  ...serviceStatusHandlers,
  ...infractionHandlers,
  ...transactionHandlers,
  ...webhookHandlers,
};
