import chargeInEnglish from '@/lib/messages/en/card/charge.json';
import chargesInEnglish from '@/lib/messages/en/card/charges.json';
import exchangeInEnglish from '@/lib/messages/en/card/exchange.json';
import newChargeInEnglish from '@/lib/messages/en/card/new-charge.json';
import recurrenceInEnglish from '@/lib/messages/en/card/recurrence.json';
import recurrencesInEnglish from '@/lib/messages/en/card/recurrences.json';
import sharedInEnglish from '@/lib/messages/en/card/shared.json';
import charge from '@/lib/messages/pt-BR/card/charge.json';
import charges from '@/lib/messages/pt-BR/card/charges.json';
import exchange from '@/lib/messages/pt-BR/card/exchange.json';
import newCharge from '@/lib/messages/pt-BR/card/new-charge.json';
import recurrence from '@/lib/messages/pt-BR/card/recurrence.json';
import recurrences from '@/lib/messages/pt-BR/card/recurrences.json';
import shared from '@/lib/messages/pt-BR/card/shared.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of cards. */
export const card = (words: WordsOf) => ({
  ...words(charge, chargeInEnglish),
  ...words(charges, chargesInEnglish),
  ...words(exchange, exchangeInEnglish),
  ...words(newCharge, newChargeInEnglish),
  ...words(recurrence, recurrenceInEnglish),
  ...words(recurrences, recurrencesInEnglish),
  ...words(shared, sharedInEnglish),
});
