import { posix } from 'node:path';

/**
 * The path inside the project, without extension, that an import names; `undefined` for a package.
 * @param {string} specifier
 * @param {string} file the importing file's path inside the project
 * @returns {string | undefined}
 */
export function resolveImport(specifier, file) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}
