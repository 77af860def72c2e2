import auditInEnglish from '@/lib/messages/en/settings/audit.json';
import dataSubjectsInEnglish from '@/lib/messages/en/settings/data-subjects.json';
import noticeSettingsInEnglish from '@/lib/messages/en/settings/notice-settings.json';
import retentionInEnglish from '@/lib/messages/en/settings/retention.json';
import rolesInEnglish from '@/lib/messages/en/settings/roles.json';
import securityInEnglish from '@/lib/messages/en/settings/security.json';
import sessionsInEnglish from '@/lib/messages/en/settings/sessions.json';
import staffInEnglish from '@/lib/messages/en/settings/staff.json';
import systemInEnglish from '@/lib/messages/en/settings/system.json';
import teamChatInEnglish from '@/lib/messages/en/settings/team-chat.json';
import audit from '@/lib/messages/pt-BR/settings/audit.json';
import dataSubjects from '@/lib/messages/pt-BR/settings/data-subjects.json';
import noticeSettings from '@/lib/messages/pt-BR/settings/notice-settings.json';
import retention from '@/lib/messages/pt-BR/settings/retention.json';
import roles from '@/lib/messages/pt-BR/settings/roles.json';
import security from '@/lib/messages/pt-BR/settings/security.json';
import sessions from '@/lib/messages/pt-BR/settings/sessions.json';
import staff from '@/lib/messages/pt-BR/settings/staff.json';
import system from '@/lib/messages/pt-BR/settings/system.json';
import teamChat from '@/lib/messages/pt-BR/settings/team-chat.json';
import type { WordsOf } from '@/lib/messages/words-of';

/** The words of the settings. */
export const settings = (words: WordsOf) => ({
  ...words(audit, auditInEnglish),
  ...words(dataSubjects, dataSubjectsInEnglish),
  ...words(noticeSettings, noticeSettingsInEnglish),
  ...words(retention, retentionInEnglish),
  ...words(roles, rolesInEnglish),
  ...words(security, securityInEnglish),
  ...words(sessions, sessionsInEnglish),
  ...words(staff, staffInEnglish),
  ...words(system, systemInEnglish),
  ...words(teamChat, teamChatInEnglish),
});
