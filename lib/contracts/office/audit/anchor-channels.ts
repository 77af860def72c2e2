/** Where the head of the audit is sent once a day: a file, mails to auditors, an address elsewhere. */
export const anchorChannels = ['file', 'mail', 'address'] as const;

export type AnchorChannel = (typeof anchorChannels)[number];
