import { accountHandlers } from './accounts/handlers';
import { callbackHandlers } from './callbacks/handlers';
import type { Handlers } from './routing/handler';
import { transactionHandlers } from './transactions/handlers';
import { webhookHandlers } from './webhooks/handlers';

/** Every endpoint of the Pix interface and who answers it. */
export const pixHandlers: Handlers<'pix'> = {
  ...accountHandlers,
  ...callbackHandlers,
  ...transactionHandlers,
  ...webhookHandlers,
};
