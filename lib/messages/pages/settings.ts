import auditInEnglish from '../en/settings/audit.json';
import noticesInEnglish from '../en/settings/notices.json';
import retentionInEnglish from '../en/settings/retention.json';
import securityInEnglish from '../en/settings/security.json';
import sessionsInEnglish from '../en/settings/sessions.json';
import staffInEnglish from '../en/settings/staff.json';
import audit from '../pt-BR/settings/audit.json';
import notices from '../pt-BR/settings/notices.json';
import retention from '../pt-BR/settings/retention.json';
import security from '../pt-BR/settings/security.json';
import sessions from '../pt-BR/settings/sessions.json';
import staff from '../pt-BR/settings/staff.json';
import type { WordsOf } from '../words-of';

/** The words of the settings. */
export const settings = (words: WordsOf) => ({
  ...words(audit, auditInEnglish),
  ...words(notices, noticesInEnglish),
  ...words(retention, retentionInEnglish),
  ...words(security, securityInEnglish),
  ...words(sessions, sessionsInEnglish),
  ...words(staff, staffInEnglish),
});
