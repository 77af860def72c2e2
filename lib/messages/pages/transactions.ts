import listInEnglish from '@/lib/messages/en/transactions/list.json';
import recordInEnglish from '@/lib/messages/en/transactions/record.json';
import refundInEnglish from '@/lib/messages/en/transactions/refund.json';
import list from '@/lib/messages/pt-BR/transactions/list.json';
import record from '@/lib/messages/pt-BR/transactions/record.json';
import refund from '@/lib/messages/pt-BR/transactions/refund.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of transactions. */
export const transactions = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
  ...words(refund, refundInEnglish),
});
