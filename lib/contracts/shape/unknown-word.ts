/** Stands where a word a record cannot be without, such as its status, was missing or no text. */
export const unknownWord = 'UNKNOWN';
