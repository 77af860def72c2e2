/** The shortest password allowed. */
export const shortestPassword = 12;

/** Why a password is refused, each with a message of its own. */
export const passwordReasons = ['short', 'blank', 'repeated', 'sequence', 'own-words', 'common', 'same'] as const;

export type PasswordReason = (typeof passwordReasons)[number];
