/**
 * Why the database could not be made, in one sentence with its way out: a user without a name, programs that may not be run where they
 * are, no room. What nobody knows is told by the last line of its output.
 * @param {unknown} error of `initdb`, with its code and its output
 * @param {string} binaries
 * @returns {Error}
 */
export function clusterProblem(error, binaries) {
  const { code, stderr } = /** @type {{ code?: unknown, stderr?: unknown }} */ (Object(error));
  const output = String(stderr ?? '').trim();
  if (/could not look up effective user|user does not exist/i.test(output))
    return new Error(
      'PostgreSQL does not run as a user without a name. Give this user a line in /etc/passwd, start as another user, or give the address of a database in DATABASE_URL.',
    );
  if (code === 'EACCES' || /permission denied.*postgres|cannot execute|not executable/i.test(output))
    return new Error(
      `The programs of PostgreSQL in ${binaries} may not be run: the folder may be mounted without that right (noexec). Mount it with it, put the checkout elsewhere, or give the address of a database in DATABASE_URL.`,
    );
  if (code === 'ENOSPC' || /no space left/i.test(output)) return new Error('There is no room left on the disk to make the database.');
  return new Error(`The database could not be made: ${output.split('\n').at(-1) || String(code ?? error)}`);
}

/**
 * Refuses a cluster of another major version, whose files this one cannot read.
 * @param {{ cluster: string, made: string, brought: string }} versions `made` as the cluster says it, `brought` as the programs do
 */
export function refuseOtherVersion({ cluster, made, brought }) {
  const [, major] = /(\d+)/.exec(brought) ?? [];
  if (major === undefined || made.trim() === major) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made.trim()}, and this version of Balcão brings ${major}. Start the version before and save it with pg_dump, or delete the folder to begin anew.`,
  );
}
