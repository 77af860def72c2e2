/** Characters of a note, notes about one record, and records that one call counts them of: a page of a list. */
export const noteLimits = { text: 2000, notes: 100, counts: 100 } as const;
