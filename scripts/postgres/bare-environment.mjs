/** What the server is given of our environment: its settings (PGDATA, PGPORT, locale) must come from us alone. */
export function bareEnvironment() {
  const { PATH = '/usr/bin:/bin', SystemRoot } = process.env;
  return { PATH, LC_ALL: 'C', ...(SystemRoot && { SystemRoot }) };
}
