import appInEnglish from '@/lib/messages/en/shared/app.json';
import auditSentenceInEnglish from '@/lib/messages/en/shared/audit-sentence.json';
import feedbackInEnglish from '@/lib/messages/en/shared/feedback.json';
import formInEnglish from '@/lib/messages/en/shared/form.json';
import helpInEnglish from '@/lib/messages/en/shared/help.json';
import mailsInEnglish from '@/lib/messages/en/shared/mails.json';
import paymentInvoiceInEnglish from '@/lib/messages/en/shared/payment-invoice.json';
import payoutInEnglish from '@/lib/messages/en/shared/payout.json';
import problemsInEnglish from '@/lib/messages/en/shared/problems.json';
import proofInEnglish from '@/lib/messages/en/shared/proof.json';
import recordNotesInEnglish from '@/lib/messages/en/shared/record-notes.json';
import serviceStatusInEnglish from '@/lib/messages/en/shared/service-status.json';
import sessionInEnglish from '@/lib/messages/en/shared/session.json';
import shellInEnglish from '@/lib/messages/en/shared/shell.json';
import tableInEnglish from '@/lib/messages/en/shared/table.json';
import uiInEnglish from '@/lib/messages/en/shared/ui.json';
import generalInEnglish from '@/lib/messages/en/shared/words.json';
import app from '@/lib/messages/pt-BR/shared/app.json';
import auditSentence from '@/lib/messages/pt-BR/shared/audit-sentence.json';
import feedback from '@/lib/messages/pt-BR/shared/feedback.json';
import form from '@/lib/messages/pt-BR/shared/form.json';
import help from '@/lib/messages/pt-BR/shared/help.json';
import mails from '@/lib/messages/pt-BR/shared/mails.json';
import paymentInvoice from '@/lib/messages/pt-BR/shared/payment-invoice.json';
import payout from '@/lib/messages/pt-BR/shared/payout.json';
import problems from '@/lib/messages/pt-BR/shared/problems.json';
import proof from '@/lib/messages/pt-BR/shared/proof.json';
import recordNotes from '@/lib/messages/pt-BR/shared/record-notes.json';
import serviceStatus from '@/lib/messages/pt-BR/shared/service-status.json';
import session from '@/lib/messages/pt-BR/shared/session.json';
import shell from '@/lib/messages/pt-BR/shared/shell.json';
import table from '@/lib/messages/pt-BR/shared/table.json';
import ui from '@/lib/messages/pt-BR/shared/ui.json';
import general from '@/lib/messages/pt-BR/shared/words.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of what several pages use. */
export const severalPages = (words: WordsOf) => ({
  ...words(app, appInEnglish),
  ...words(auditSentence, auditSentenceInEnglish),
  ...words(feedback, feedbackInEnglish),
  ...words(form, formInEnglish),
  ...words(help, helpInEnglish),
  ...words(mails, mailsInEnglish),
  ...words(paymentInvoice, paymentInvoiceInEnglish),
  ...words(payout, payoutInEnglish),
  problems: words(problems, problemsInEnglish),
  ...words(proof, proofInEnglish),
  ...words(recordNotes, recordNotesInEnglish),
  ...words(serviceStatus, serviceStatusInEnglish),
  ...words(session, sessionInEnglish),
  ...words(shell, shellInEnglish),
  ...words(table, tableInEnglish),
  ...words(ui, uiInEnglish),
  ...words(general, generalInEnglish),
});
