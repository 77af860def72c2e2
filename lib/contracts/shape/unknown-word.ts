/** The value of a required word, such as a status, that was missing or not a text. */
export const unknownWord = 'UNKNOWN';
