import listInEnglish from '@/lib/messages/en/transfers/list.json';
import createInEnglish from '@/lib/messages/en/transfers/new.json';
import recordInEnglish from '@/lib/messages/en/transfers/record.json';
import list from '@/lib/messages/pt-BR/transfers/list.json';
import create from '@/lib/messages/pt-BR/transfers/new.json';
import record from '@/lib/messages/pt-BR/transfers/record.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of transfers. */
export const transfers = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(create, createInEnglish),
  ...words(record, recordInEnglish),
});
