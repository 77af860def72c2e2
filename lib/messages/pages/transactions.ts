import listInEnglish from '../en/transactions/list.json';
import recordInEnglish from '../en/transactions/record.json';
import refundInEnglish from '../en/transactions/refund.json';
import list from '../pt-BR/transactions/list.json';
import record from '../pt-BR/transactions/record.json';
import refund from '../pt-BR/transactions/refund.json';
import type { WordsOf } from '../words-of';

/** The words of transactions. */
export const transactions = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(record, recordInEnglish),
  ...words(refund, refundInEnglish),
});
