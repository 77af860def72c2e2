/** What people are told because somebody may be up to no good: many wrong passwords for one account, a limit that one person reached. */
export const alertKinds = ['password-failures', 'limit-reached'] as const;

export type AlertKind = (typeof alertKinds)[number];
