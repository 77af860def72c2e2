import { cardTokenHandlers } from '@/sandbox/card-tokens/handlers';
import type { Handlers } from '@/sandbox/routing/handler';
import { cardChargeHandlers } from './card-charges/handlers';
import { exchangeHandlers } from './exchange/handlers';
import { recurrenceHandlers } from './recurrences/handlers';

/** The handlers of all endpoints of the card interface. */
export const cardHandlers: Handlers<'card'> = {
  ...cardTokenHandlers,
  ...cardChargeHandlers,
  ...recurrenceHandlers,
  ...exchangeHandlers,
};
