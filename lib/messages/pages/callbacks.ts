import listInEnglish from '@/lib/messages/en/callbacks/list.json';
import recordInEnglish from '@/lib/messages/en/callbacks/record.json';
import resendsInEnglish from '@/lib/messages/en/callbacks/resends.json';
import sharedInEnglish from '@/lib/messages/en/callbacks/shared.json';
import signatureInEnglish from '@/lib/messages/en/callbacks/signature.json';
import undeliveredInEnglish from '@/lib/messages/en/callbacks/undelivered.json';
import list from '@/lib/messages/pt-BR/callbacks/list.json';
import record from '@/lib/messages/pt-BR/callbacks/record.json';
import resends from '@/lib/messages/pt-BR/callbacks/resends.json';
import shared from '@/lib/messages/pt-BR/callbacks/shared.json';
import signature from '@/lib/messages/pt-BR/callbacks/signature.json';
import undelivered from '@/lib/messages/pt-BR/callbacks/undelivered.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of callbacks. */
export const callbacks = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
  ...words(resends, resendsInEnglish),
  ...words(shared, sharedInEnglish),
  ...words(signature, signatureInEnglish),
  ...words(undelivered, undeliveredInEnglish),
});
