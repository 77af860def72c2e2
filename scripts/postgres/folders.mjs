import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; this user owns nothing and exists everywhere. */
const nobody = 65_534;

/**
 * Where a server keeps its things and as whom it runs. Root starts it as an unprivileged user, who may be unable to pass the folders
 * above the checkout; then everything lives in a folder of its own below /var/tmp.
 * @param {string} dataDir the folder that was asked for
 * @returns {{ home: string, cluster: string, uid: number | undefined }} `uid` only when it is not our own
 */
export function chooseFolders(dataDir) {
  if (!isRoot) return { ...inside(ownFolder(dataDir)), uid: undefined };
  const elsewhere = sharedFolder(dataDir);
  const home =
    [dataDir, elsewhere].find((folder) => existsSync(inside(folder).cluster)) ?? (passable(ownFolder(dataDir)) ? dataDir : elsewhere);
  if (home === elsewhere) claim(home);
  const folders = inside(home);
  const owner = statSync(folders.cluster, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && !passable(home))
    throw new Error(
      `The database in ${home} can no longer be reached by its owner; give the folders above it their permission to pass back (chmod o+x).`,
    );
  return { ...folders, uid: owner || nobody };
}

/**
 * A folder that every user can pass, for what `origin` cannot hold.
 * @param {string} origin
 * @param {string} [below]
 */
export function sharedFolder(origin, below = '/var/tmp') {
  return join(below, `balcao-${createHash('sha256').update(origin).digest('hex').slice(0, 16)}`);
}

/** Makes the folder, or makes sure nobody else made it first. @param {string} folder */
export function claim(folder) {
  mkdirSync(folder, { recursive: true });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user; delete that folder.`);
  chmodSync(folder, 0o711);
}

/** Whether a user who is neither owner nor in the group can pass every folder down to `path`. @param {string} path @returns {boolean} */
export function passable(path) {
  if ((statSync(path).mode & 0o001) === 0) return false;
  const parent = dirname(path);
  return parent === path || passable(parent);
}

/** @param {string} folder */
function ownFolder(folder) {
  const made = mkdirSync(folder, { recursive: true });
  // What we make ourselves must not depend on a strict umask.
  for (let path = folder; made && path.length >= made.length; path = dirname(path)) chmodSync(path, 0o711);
  return folder;
}

/** @param {string} home */
function inside(home) {
  return { home, cluster: join(home, 'cluster') };
}
