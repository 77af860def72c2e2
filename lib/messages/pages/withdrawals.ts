import listInEnglish from '@/lib/messages/en/withdrawals/list.json';
import createInEnglish from '@/lib/messages/en/withdrawals/new.json';
import qrCodeInEnglish from '@/lib/messages/en/withdrawals/qr-code.json';
import recordInEnglish from '@/lib/messages/en/withdrawals/record.json';
import savedPayeesInEnglish from '@/lib/messages/en/withdrawals/saved-payees.json';
import list from '@/lib/messages/pt-BR/withdrawals/list.json';
import create from '@/lib/messages/pt-BR/withdrawals/new.json';
import qrCode from '@/lib/messages/pt-BR/withdrawals/qr-code.json';
import record from '@/lib/messages/pt-BR/withdrawals/record.json';
import savedPayees from '@/lib/messages/pt-BR/withdrawals/saved-payees.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of withdrawals. */
export const withdrawals = (words: WordsOf) => ({
  ...words(list, listInEnglish),
  ...words(create, createInEnglish),
  ...words(qrCode, qrCodeInEnglish),
  ...words(record, recordInEnglish),
  ...words(savedPayees, savedPayeesInEnglish),
});
