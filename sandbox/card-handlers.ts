import { cardTokenHandlers } from './card-access/handlers';
import { cardChargeHandlers } from './card-charges/handlers';
import { exchangeHandlers } from './exchange/handlers';
import { recurrenceHandlers } from './recurrences/handlers';
import type { Handlers } from './routing/handler';

/** Every endpoint of the card interface and who answers it. */
export const cardHandlers: Handlers<'card'> = {
  ...cardTokenHandlers,
  ...cardChargeHandlers,
  ...recurrenceHandlers,
  ...exchangeHandlers,
};
