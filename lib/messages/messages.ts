import type { Locale } from '@/lib/format/locale';
import accountInEnglish from './en/account.json';
import exportsInEnglish from './en/exports.json';
import filesInEnglish from './en/files.json';
import inboxInEnglish from './en/inbox.json';
import notesInEnglish from './en/notes.json';
import noticesInEnglish from './en/notices.json';
import overviewInEnglish from './en/overview.json';
import pixKeysInEnglish from './en/pix-keys.json';
import pointOfSaleInEnglish from './en/point-of-sale.json';
import reportsInEnglish from './en/reports.json';
import statementDayInEnglish from './en/statement-day.json';
import statementsInEnglish from './en/statements.json';
import taggedRecordsInEnglish from './en/tagged-records.json';
import virtualAccountsInEnglish from './en/virtual-accounts.json';
import webhooksInEnglish from './en/webhooks.json';
import { approvals } from './pages/approvals';
import { callbacks } from './pages/callbacks';
import { card } from './pages/card';
import { charges } from './pages/charges';
import { developers } from './pages/developers';
import { infractions } from './pages/infractions';
import { operations } from './pages/operations';
import { publicPages } from './pages/public';
import { settings } from './pages/settings';
import { severalPages } from './pages/several-pages';
import { transactions } from './pages/transactions';
import { transfers } from './pages/transfers';
import { withdrawals } from './pages/withdrawals';
import account from './pt-BR/account.json';
import exports from './pt-BR/exports.json';
import files from './pt-BR/files.json';
import inbox from './pt-BR/inbox.json';
import notes from './pt-BR/notes.json';
import notices from './pt-BR/notices.json';
import overview from './pt-BR/overview.json';
import pixKeys from './pt-BR/pix-keys.json';
import pointOfSale from './pt-BR/point-of-sale.json';
import reports from './pt-BR/reports.json';
import statementDay from './pt-BR/statement-day.json';
import statements from './pt-BR/statements.json';
import taggedRecords from './pt-BR/tagged-records.json';
import virtualAccounts from './pt-BR/virtual-accounts.json';
import webhooks from './pt-BR/webhooks.json';
import { wordsOf } from './words-of';

/** Every message in one language. Each page is a line with its words in both; what is missing in English does not compile. */
export function messagesIn(locale: Locale) {
  const words = wordsOf(locale);
  return {
    ...words(account, accountInEnglish),
    ...approvals(words),
    ...callbacks(words),
    ...card(words),
    ...charges(words),
    ...developers(words),
    ...words(exports, exportsInEnglish),
    ...words(files, filesInEnglish),
    ...words(inbox, inboxInEnglish),
    ...infractions(words),
    ...operations(words),
    ...words(notes, notesInEnglish),
    ...words(taggedRecords, taggedRecordsInEnglish),
    ...words(notices, noticesInEnglish),
    ...words(overview, overviewInEnglish),
    ...words(pixKeys, pixKeysInEnglish),
    ...words(pointOfSale, pointOfSaleInEnglish),
    ...publicPages(words),
    ...words(reports, reportsInEnglish),
    ...settings(words),
    ...severalPages(words),
    ...words(statementDay, statementDayInEnglish),
    ...words(statements, statementsInEnglish),
    ...transactions(words),
    ...transfers(words),
    ...words(virtualAccounts, virtualAccountsInEnglish),
    ...words(webhooks, webhooksInEnglish),
    ...withdrawals(words),
  };
}

export type Messages = ReturnType<typeof messagesIn>;
