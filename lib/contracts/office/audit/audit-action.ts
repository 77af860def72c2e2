/** The actions of the append-only audit. An action that was used once stays in the list. */
export const auditActions = [
  'session.started',
  'session.refused',
  'session.ended',
  'session.failures-noticed',
  'session.break-glass-used',
  'staff.created',
  'staff.changed',
  'staff.change-asked',
  'staff.change-approved',
  'staff.change-refused',
  'staff.change-withdrawn',
  'staff.change-lapsed',
  'staff.password-reset',
  'staff.password-changed',
  'staff.sso-allowed',
  'staff.sso-linked',
  'second-factor.passkey-asked',
  'second-factor.passkey-added',
  'second-factor.passkey-renamed',
  'second-factor.passkey-removed',
  'second-factor.time-code-asked',
  'second-factor.time-code-added',
  'second-factor.time-code-removed',
  'second-factor.recovery-codes-renewed',
  'second-factor.recovery-code-used',
  'second-factor.proved',
  'second-factor.refused',
  'second-factor.deferred',
  'second-factor.reset',
  'personal-data.revealed',
  'personal-data.filter-made',
  'personal-data.filtered',
  'payee.looked-up',
  'access.denied',
  'limit.reached',
  'operation.opened',
  'operation.settled',
  'operation.checked',
  'approval.asked',
  'approval.approved',
  'approval.declined',
  'approval.withdrawn',
  'approval.overridden',
  'approval.acknowledged',
  'approval.lapsed',
  'approval.executed',
  'approval.files-added',
  'approval.file-opened',
  'approval-rules.changed',
  'spending-limits.changed',
  'roles.changed',
  'infraction.assigned',
  'infraction.released',
  'infraction.paused',
  'infraction.resumed',
  'notices.changed',
  'notices.read',
  'notices.device-added',
  'notices.device-tested',
  'notices.device-removed',
  'saved-view.created',
  'saved-view.changed',
  'saved-view.removed',
  'charge-link.created',
  'charge-link.removed',
  'note.created',
  'note.changed',
  'note.removed',
  'saved-payee.created',
  'saved-payee.changed',
  'saved-payee.removed',
  'defense.file-added',
  'defense.draft-saved',
  'defense.file-removed',
  'defense.files-ordered',
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
  'variants.checked',
  'day.closed',
  'data-subject.searched',
  'data-subject.exported',
  'data-subject.erasure-asked',
  'data-subject.erased',
] as const;

export type AuditAction = (typeof auditActions)[number];

/**
 * The result of an audited action: `asked` before a call, then `done`, `refused`, or `unknown` where no answer says whether it took effect.
 * An `asked` without a later event is a call that broke off.
 */
export const auditResults = ['asked', 'done', 'refused', 'unknown'] as const;

export type AuditResult = (typeof auditResults)[number];

/** How the calls of an endpoint are audited. */
export interface AuditEntry {
  readonly action: AuditAction;
  /**
   * Body fields stored in the audit, nested ones with a dot: amounts, dates and our own fixed words, never a name, a document, a Pix key or
   * a secret.
   */
  readonly facts?: readonly string[];
  /** No event before the call: for texts that are stored at each pause of a writer. */
  readonly asked?: false;
}
