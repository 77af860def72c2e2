/** What a proof is for: to finish a sign-in, to add a passkey, or to confirm one action. */
export const proofPurposes = ['sign-in', 'enrolment', 'action'] as const;

export type ProofPurpose = (typeof proofPurposes)[number];

/** How somebody proves their second factor, the strongest first. A time code is the weaker one: it does not sign what it confirms. */
export const proofMethods = ['passkey', 'time-code', 'recovery-code'] as const;

export type ProofMethod = (typeof proofMethods)[number];

/** What a session still needs after the password: to prove the second factor, or to enrol one. Until then every other call is refused. */
export const sessionStages = ['second-factor', 'enrolment'] as const;

export type SessionStage = (typeof sessionStages)[number];

/** How long a challenge can be answered, and a proof be used. */
export const proofLifeSeconds = 120;
