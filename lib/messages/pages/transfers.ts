import listInEnglish from '../en/transfers/list.json';
import createInEnglish from '../en/transfers/new.json';
import recordInEnglish from '../en/transfers/record.json';
import list from '../pt-BR/transfers/list.json';
import create from '../pt-BR/transfers/new.json';
import record from '../pt-BR/transfers/record.json';
import type { WordsOf } from '../words-of';

/** The words of transfers. */
export const transfers = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(create, createInEnglish),
  ...words(record, recordInEnglish),
});
