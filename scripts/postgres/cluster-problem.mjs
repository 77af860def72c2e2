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
  const major = majorOf(brought);
  if (isSameMajor({ made, brought })) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made.trim()}, and this version of Balcão brings ${major}. Make a backup with the version of Balcão before (npm run backup), then restore it with this one: npm run restore puts the folder aside as ${asideName(cluster, made)} and begins a new one. The way back is the version before, with that folder under its old name.`,
  );
}

/** Whether the programs read files of that version. @param {{ made: string, brought: string }} versions */
export function isSameMajor({ made, brought }) {
  const major = majorOf(brought);
  return major === undefined || made.trim() === major;
}

/** Where a cluster of another version is put. @param {string} cluster @param {string} made */
export function asideName(cluster, made) {
  return `${cluster}-${made.trim()}`;
}

/** @param {string} brought */
function majorOf(brought) {
  return /(\d+)/.exec(brought)?.[1];
}
