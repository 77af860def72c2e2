import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bareEnvironment } from './bare-environment.mjs';
import { asideName, clusterProblem, isSameMajor, refuseOtherVersion } from './cluster-problem.mjs';

const run = promisify(execFile);
const passwordFile = 'launcher-password';

/**
 * Makes the database cluster once and gives its password. With `setAside` one of another major version is renamed, and a new one made.
 * @param {{ cluster: string, uid: number | undefined, binaries: string, setAside?: boolean }} place
 * @returns {Promise<string>}
 */
export async function ensureCluster({ cluster, uid, binaries, setAside = false }) {
  if (setAside && existsSync(cluster)) await putOtherAside(cluster, binaries);
  if (!existsSync(cluster)) await makeCluster({ cluster, uid, binaries });
  refuseForeign(cluster);
  await refuseOther(cluster, binaries);
  return readFileSync(join(cluster, passwordFile), 'utf8');
}

/** A half-made cluster keeps its other name and is made again. @param {Parameters<typeof ensureCluster>[0]} place */
async function makeCluster({ cluster, uid, binaries }) {
  const draft = `${cluster}.new`;
  const given = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(given, password, { mode: 0o600 });
  if (uid !== undefined) for (const path of [draft, given]) chownSync(path, uid, uid);
  try {
    await initdb(join(binaries, 'initdb'), draft, given, uid);
  } catch (error) {
    // What is half made must not stand in the way of the next start.
    rmSync(draft, { recursive: true, force: true });
    throw clusterProblem(error, binaries);
  } finally {
    rmSync(given, { force: true });
  }
  writeFileSync(join(draft, passwordFile), password, { mode: 0o600 });
  renameSync(draft, cluster);
}

/** @param {string} program @param {string} folder @param {string} given @param {number | undefined} uid */
async function initdb(program, folder, given, uid) {
  // The built-in provider knows upper and lower case beyond ASCII on every system, so a search for "joao" without regard to case works.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${given}`];
  const as = uid === undefined ? {} : { uid, gid: uid };
  await run(program, ['-D', folder, ...locale, ...access, '--no-instructions', '--no-sync'], {
    ...as,
    cwd: folder,
    env: bareEnvironment(),
  });
}

/** @param {string} cluster */
function refuseForeign(cluster) {
  const me = process.getuid?.();
  const owner = statSync(cluster).uid;
  if (me === undefined || me === 0 || me === owner) return;
  throw new Error(
    `The database in ${cluster} belongs to another user (${owner}); start as the same user as before, or delete the folder to begin anew.`,
  );
}

/** @param {string} cluster @param {string} binaries */
async function refuseOther(cluster, binaries) {
  const versions = await versionsOf(cluster, binaries);
  if (versions) refuseOtherVersion({ cluster, ...versions });
}

/** A cluster whose files these programs cannot read stays beside the new one, for whoever goes back. @param {string} cluster @param {string} binaries */
async function putOtherAside(cluster, binaries) {
  const versions = await versionsOf(cluster, binaries);
  if (!versions || isSameMajor(versions)) return;
  const aside = asideName(cluster, versions.made);
  if (existsSync(aside)) throw new Error(`${aside} is there already: put that folder elsewhere first.`);
  renameSync(cluster, aside);
}

/** @param {string} cluster @param {string} binaries */
async function versionsOf(cluster, binaries) {
  const made = join(cluster, 'PG_VERSION');
  if (!existsSync(made)) return null;
  const { stdout } = await run(join(binaries, 'postgres'), ['--version'], { env: bareEnvironment() });
  return { made: readFileSync(made, 'utf8'), brought: stdout };
}
