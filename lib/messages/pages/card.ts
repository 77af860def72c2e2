import chargeInEnglish from '../en/card/charge.json';
import chargesInEnglish from '../en/card/charges.json';
import exchangeInEnglish from '../en/card/exchange.json';
import newChargeInEnglish from '../en/card/new-charge.json';
import recurrenceInEnglish from '../en/card/recurrence.json';
import recurrencesInEnglish from '../en/card/recurrences.json';
import sharedInEnglish from '../en/card/shared.json';
import charge from '../pt-BR/card/charge.json';
import charges from '../pt-BR/card/charges.json';
import exchange from '../pt-BR/card/exchange.json';
import newCharge from '../pt-BR/card/new-charge.json';
import recurrence from '../pt-BR/card/recurrence.json';
import recurrences from '../pt-BR/card/recurrences.json';
import shared from '../pt-BR/card/shared.json';
import type { WordsOf } from '../words-of';

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
