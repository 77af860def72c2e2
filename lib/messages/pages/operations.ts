import listInEnglish from '@/lib/messages/en/operations/list.json';
import recordInEnglish from '@/lib/messages/en/operations/record.json';
import list from '@/lib/messages/pt-BR/operations/list.json';
import record from '@/lib/messages/pt-BR/operations/record.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of operations. */
export const operations = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
});
