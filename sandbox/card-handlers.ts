import { cardTokenHandlers } from '@/sandbox/card-tokens/handlers';
import type { Handlers } from '@/sandbox/routing/handler';
import { cardChargeHandlers } from './card-charges/handlers';
import { exchangeHandlers } from './exchange/handlers';
import { recurrenceHandlers } from './recurrences/handlers';

/** Every endpoint of the card interface and who answers it. */
export const cardHandlers: Handlers<'card'> = {
  ...cardTokenHandlers,
  ...cardChargeHandlers,
  ...recurrenceHandlers,
  ...exchangeHandlers,
};
