/** The shortest password anybody may choose. */
export const shortestPassword = 12;

/** Why a password is not taken, each with a sentence of its own for whoever chose it. */
export const passwordReasons = ['short', 'blank', 'repeated', 'sequence', 'own-words', 'common', 'same'] as const;

export type PasswordReason = (typeof passwordReasons)[number];
