import listInEnglish from '../en/operations/list.json';
import recordInEnglish from '../en/operations/record.json';
import list from '../pt-BR/operations/list.json';
import record from '../pt-BR/operations/record.json';
import type { WordsOf } from '../words-of';

/** The words of operations. */
export const operations = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
});
