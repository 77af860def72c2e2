import listInEnglish from '@/lib/messages/en/charges/list.json';
import createInEnglish from '@/lib/messages/en/charges/new.json';
import pendingDepositsInEnglish from '@/lib/messages/en/charges/pending-deposits.json';
import recordInEnglish from '@/lib/messages/en/charges/record.json';
import list from '@/lib/messages/pt-BR/charges/list.json';
import create from '@/lib/messages/pt-BR/charges/new.json';
import pendingDeposits from '@/lib/messages/pt-BR/charges/pending-deposits.json';
import record from '@/lib/messages/pt-BR/charges/record.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of charges. */
export const charges = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(create, createInEnglish),
  ...words(pendingDeposits, pendingDepositsInEnglish),
  ...words(record, recordInEnglish),
});
