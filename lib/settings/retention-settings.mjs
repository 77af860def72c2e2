import { wholeNumber } from './forms.mjs';
import { setting } from './setting.mjs';

/** @param {number} min @param {number} max @param {number} usual @param {string} what */
const days = (min, max, usual, what) =>
  setting(wholeNumber(min, max).default(usual), `for how many days is kept: ${what}; ${min} to ${max}`, String(usual));

/** For how many days each kind of data is kept. */
export const retentionSettings = {
  RETENTION_CALLBACKS: days(7, 3650, 90, 'the body of a callback'),
  RETENTION_SENT_DEFENSES: days(365, 7300, 1825, 'a defense that was sent'),
  RETENTION_DRAFTS: days(7, 3650, 90, 'a draft of a defense that nobody changes'),
  RETENTION_ASSIGNMENTS: days(30, 3650, 365, 'who had an infraction'),
  RETENTION_DEADLINE_MAILS: days(30, 3650, 180, 'the record of e-mails about deadlines'),
  RETENTION_PAYEES: days(90, 3650, 730, 'the name of who was paid by an operation'),
  RETENTION_CHARGE_LINKS: days(2, 365, 30, 'the link of a charge, with the page that it opens'),
  RETENTION_NOTES: days(30, 3650, 730, 'a note about a record'),
  RETENTION_NOTICES: days(7, 365, 90, 'a notice to people'),
  RETENTION_EXPORTS: days(1, 30, 1, 'an exported file'),
  RETENTION_REPORTS: days(7, 3650, 180, 'the request of a report'),
  RETENTION_RESENDS: days(30, 3650, 365, 'a resend of callbacks'),
  RETENTION_SERVICE_CALLS: days(1, 90, 7, 'the record of a call to the service'),
  RETENTION_ALERTS: days(30, 3650, 365, 'a security alert'),
  RETENTION_SESSIONS: days(183, 3650, 183, 'a session that ended (the law asks for six months)'),
};
