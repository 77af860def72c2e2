import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withLock } from './process/with-lock.mjs';
import { dataPath, root } from './root.mjs';
import { compressStatic } from './server/compress-static.mjs';
import { runProgram } from './stack/program.mjs';

const folders = ['app', 'components', 'lib', 'public'];
const files = [
  'next.config.ts',
  'postcss.config.mjs',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const test = /\.test\.tsx?$/;

/**
 * Builds the app for production when its sources changed since the last build.
 * @param {{ log?: string, onBuild?: () => void | Promise<void>, variables?: NodeJS.Dict<string> }} [options] `onBuild` is called when there is something to do, which begins when it is over
 */
export async function buildApp({ log, onBuild, variables = process.env } = {}) {
  const output = join(root, variables.NEXT_DIST_DIR ?? '.next');
  const stamp = join(output, 'balcao-build');
  const lock = dataPath('locks', 'build');
  await withLock(lock, async () => {
    const current = fingerprint();
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
    await onBuild?.();
    rmSync(stamp, { force: true });

    const env = { ...variables, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DEPLOYMENT_ID: deploymentId(current) };
    await runProgram({ name: 'The build of the app', args: ['node_modules/next/dist/bin/next', 'build'], env, log });
    if (!existsSync(join(output, 'BUILD_ID'))) throw new Error('The build of the app ended without a result.');
    await compressStatic(join(output, 'static'));
    writeFileSync(stamp, current);
  });
}

/** Tells one build from another, on every machine it is copied to. @param {string} stamp */
export function deploymentId(stamp) {
  return stamp.slice(0, 16);
}

/** @returns {string} everything the build reads */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...folders.flatMap(sources), ...files.filter((file) => existsSync(join(root, file)))]) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !test.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)));
  return paths.sort();
}
