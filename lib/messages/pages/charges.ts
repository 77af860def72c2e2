import listInEnglish from '../en/charges/list.json';
import createInEnglish from '../en/charges/new.json';
import pendingDepositsInEnglish from '../en/charges/pending-deposits.json';
import recordInEnglish from '../en/charges/record.json';
import list from '../pt-BR/charges/list.json';
import create from '../pt-BR/charges/new.json';
import pendingDeposits from '../pt-BR/charges/pending-deposits.json';
import record from '../pt-BR/charges/record.json';
import type { WordsOf } from '../words-of';

/** The words of charges. */
export const charges = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(create, createInEnglish),
  ...words(pendingDeposits, pendingDepositsInEnglish),
  ...words(record, recordInEnglish),
});
