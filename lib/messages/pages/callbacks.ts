import listInEnglish from '../en/callbacks/list.json';
import recordInEnglish from '../en/callbacks/record.json';
import resendsInEnglish from '../en/callbacks/resends.json';
import sharedInEnglish from '../en/callbacks/shared.json';
import signatureInEnglish from '../en/callbacks/signature.json';
import undeliveredInEnglish from '../en/callbacks/undelivered.json';
import list from '../pt-BR/callbacks/list.json';
import record from '../pt-BR/callbacks/record.json';
import resends from '../pt-BR/callbacks/resends.json';
import shared from '../pt-BR/callbacks/shared.json';
import signature from '../pt-BR/callbacks/signature.json';
import undelivered from '../pt-BR/callbacks/undelivered.json';
import type { WordsOf } from '../words-of';

/** The words of callbacks. */
export const callbacks = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
  ...words(resends, resendsInEnglish),
  ...words(shared, sharedInEnglish),
  ...words(signature, signatureInEnglish),
  ...words(undelivered, undeliveredInEnglish),
});
