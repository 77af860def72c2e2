import appInEnglish from '../en/shared/app.json';
import auditSentenceInEnglish from '../en/shared/audit-sentence.json';
import feedbackInEnglish from '../en/shared/feedback.json';
import formInEnglish from '../en/shared/form.json';
import mailsInEnglish from '../en/shared/mails.json';
import payoutInEnglish from '../en/shared/payout.json';
import problemsInEnglish from '../en/shared/problems.json';
import proofInEnglish from '../en/shared/proof.json';
import serviceStatusInEnglish from '../en/shared/service-status.json';
import sessionInEnglish from '../en/shared/session.json';
import shellInEnglish from '../en/shared/shell.json';
import tableInEnglish from '../en/shared/table.json';
import uiInEnglish from '../en/shared/ui.json';
import generalInEnglish from '../en/shared/words.json';
import app from '../pt-BR/shared/app.json';
import auditSentence from '../pt-BR/shared/audit-sentence.json';
import feedback from '../pt-BR/shared/feedback.json';
import form from '../pt-BR/shared/form.json';
import mails from '../pt-BR/shared/mails.json';
import payout from '../pt-BR/shared/payout.json';
import problems from '../pt-BR/shared/problems.json';
import proof from '../pt-BR/shared/proof.json';
import serviceStatus from '../pt-BR/shared/service-status.json';
import session from '../pt-BR/shared/session.json';
import shell from '../pt-BR/shared/shell.json';
import table from '../pt-BR/shared/table.json';
import ui from '../pt-BR/shared/ui.json';
import general from '../pt-BR/shared/words.json';
import type { WordsOf } from '../words-of';

/** The words of what several pages use. */
export const shared = (words: WordsOf) => ({
  ...words(app, appInEnglish),
  ...words(auditSentence, auditSentenceInEnglish),
  ...words(feedback, feedbackInEnglish),
  ...words(form, formInEnglish),
  ...words(mails, mailsInEnglish),
  ...words(payout, payoutInEnglish),
  problems: words(problems, problemsInEnglish),
  ...words(proof, proofInEnglish),
  ...words(serviceStatus, serviceStatusInEnglish),
  ...words(session, sessionInEnglish),
  ...words(shell, shellInEnglish),
  ...words(table, tableInEnglish),
  ...words(ui, uiInEnglish),
  ...words(general, generalInEnglish),
});
