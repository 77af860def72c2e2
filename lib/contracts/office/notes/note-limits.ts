/** Characters of a note, notes about one record, people one note names, and records that one call counts notes of: a page of a list. */
export const noteLimits = { text: 2000, notes: 100, mentions: 50, counts: 100 } as const;
