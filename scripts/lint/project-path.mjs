import { relative, sep } from 'node:path';

/**
 * A file's path inside the project, with slashes.
 * @param {import('eslint').Rule.RuleContext} context
 */
export function projectPath(context) {
  return relative(context.cwd, context.filename).split(sep).join('/');
}
