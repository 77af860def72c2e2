import 'server-only';

/** A sheet holds 1,048,576 rows, the header row included. */
export const maxSheetRows = 1_048_575;
