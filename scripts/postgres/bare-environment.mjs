/**
 * The environment of the server: without its own settings (PGDATA, PGPORT, locale), which must come from us alone.
 * @returns {NodeJS.ProcessEnv}
 */
export function bareEnvironment() {
  const { PATH = '/usr/bin:/bin', SystemRoot } = process.env;
  return { NODE_ENV: 'production', PATH, LC_ALL: 'C', ...(SystemRoot && { SystemRoot }) };
}
