import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

/**
 * The bytes of the scripts each page loads before anybody does anything, as gzip sends them, from what the build wrote.
 * @param {string} output the folder of the build
 * @returns {Record<string, number>} by route, such as `/charges/[id]`
 */
export function pageWeights(output) {
  /** @type {Record<string, string>} */
  const routes = JSON.parse(readFileSync(join(output, 'app-path-routes-manifest.json'), 'utf8'));
  /** @type {string[]} */
  const shared = JSON.parse(readFileSync(join(output, 'build-manifest.json'), 'utf8')).rootMainFiles;
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {string} file */
  const weigh = (file) => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(join(output, file))).length;
    known.set(file, bytes);
    return bytes;
  };
  const pages = Object.entries(routes).flatMap(([entry, route]) => {
    const manifest = join(output, 'server', 'app', `${entry}_client-reference-manifest.js`);
    if (!entry.endsWith('/page') || !existsSync(manifest)) return [];
    const files = new Set([...shared, ...scriptsIn(readFileSync(manifest, 'utf8'))]);
    const bytes = Array.from(files, weigh).reduce((sum, one) => sum + one, 0);
    return [/** @type {const} */ ([route, bytes])];
  });
  return Object.fromEntries(pages.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The scripts of a page and its layouts. @param {string} manifest a script that fills one global value */
function scriptsIn(manifest) {
  /** @type {{ __RSC_MANIFEST?: Record<string, { entryJSFiles: Record<string, string[]> }>, globalThis?: object }} */
  const scope = {};
  scope.globalThis = scope;
  runInNewContext(manifest, scope);
  return Object.values(scope.__RSC_MANIFEST ?? {}).flatMap(({ entryJSFiles }) => Object.values(entryJSFiles).flat());
}
