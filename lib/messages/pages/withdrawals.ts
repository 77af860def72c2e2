import listInEnglish from '../en/withdrawals/list.json';
import createInEnglish from '../en/withdrawals/new.json';
import qrCodeInEnglish from '../en/withdrawals/qr-code.json';
import recordInEnglish from '../en/withdrawals/record.json';
import list from '../pt-BR/withdrawals/list.json';
import create from '../pt-BR/withdrawals/new.json';
import qrCode from '../pt-BR/withdrawals/qr-code.json';
import record from '../pt-BR/withdrawals/record.json';
import type { WordsOf } from '../words-of';

/** The words of withdrawals. */
export const withdrawals = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(create, createInEnglish),
  ...words(qrCode, qrCodeInEnglish),
  ...words(record, recordInEnglish),
});
