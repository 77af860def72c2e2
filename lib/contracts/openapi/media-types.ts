/** What an answer that is a file is called in HTTP. */
export const mediaTypes = {
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv',
  evidence: 'application/octet-stream',
  stream: 'application/octet-stream',
} as const;
