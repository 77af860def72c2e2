/**
 * What the server is given of our environment: its settings (PGDATA, PGPORT, locale) must come from us alone.
 * @returns {NodeJS.ProcessEnv}
 */
export function bareEnvironment() {
  const { PATH = '/usr/bin:/bin', SystemRoot } = process.env;
  return { NODE_ENV: 'production', PATH, LC_ALL: 'C', ...(SystemRoot && { SystemRoot }) };
}
