/** What happened here, by whom: the words of the append-only record. A word that was used once stays. */
export const auditActions = [
  'session.started',
  'session.refused',
  'session.ended',
  'session.failures-noticed',
  'staff.created',
  'staff.changed',
  'staff.change-asked',
  'staff.change-approved',
  'staff.change-refused',
  'staff.change-withdrawn',
  'staff.change-lapsed',
  'staff.password-reset',
  'staff.password-changed',
  'personal-data.revealed',
  'personal-data.filter-made',
  'personal-data.filtered',
  'payee.looked-up',
  'access.denied',
  'limit.reached',
  'operation.opened',
  'operation.settled',
  'operation.checked',
  'infraction.assigned',
  'infraction.released',
  'infraction.paused',
  'infraction.resumed',
  'notices.changed',
  'defense.file-added',
  'defense.draft-saved',
  'defense.file-removed',
  'defense.file-opened',
  'defense.sent',
  'export.asked',
  'export.cancelled',
  'export.downloaded',
  'account.changed',
  'recurrence.deactivated',
  'receipt.downloaded',
  'report.asked',
  'report.checked',
  'report.downloaded',
  'resend.started',
  'resend.counted',
  'resend.cancelled',
  'callback.resent',
  'webhook.created',
  'webhook.changed',
  'webhook.removed',
  'webhook.secret-rotated',
  'webhook.secret-kept',
  'webhook.secret-forgotten',
  'webhook.resent',
] as const;

export type AuditAction = (typeof auditActions)[number];

/**
 * What became of it: `asked` before a call is made, then `done`, `refused`, or `unknown` where no answer says whether it took effect.
 * A line `asked` that nothing follows is a call that broke off.
 */
export const auditResults = ['asked', 'done', 'refused', 'unknown'] as const;

export type AuditResult = (typeof auditResults)[number];

/** How the calls of an endpoint are put on record. */
export interface AuditEntry {
  readonly action: AuditAction;
  /**
   * Fields of the body that stand in the record, inner ones by a dot: amounts, dates and words of ours, never a name, a document, a Pix key
   * or a secret.
   */
  readonly facts?: readonly string[];
  /** No line before the call: of texts that are kept at each pause of a writer. */
  readonly asked?: false;
}
