import { accountHandlers } from './accounts/handlers';
import type { Handlers } from './routing/handler';
import { transactionHandlers } from './transactions/handlers';

/** Every endpoint of the Pix interface and who answers it. */
export const pixHandlers: Handlers<'pix'> = { ...accountHandlers, ...transactionHandlers };
