import { posix } from 'node:path';
import { projectPath } from './project-path.mjs';
import { resolveImport } from './resolve-import.mjs';

/** Plain Node programs know no alias. */
const aliased = /\.tsx?$/;

const test = /\.test\.tsx?$|\/testing\//;

/** @typedef {import('eslint').JSSyntaxElement & { value?: unknown }} ImportSource */

/**
 * @typedef {object} Layer
 * @property {string} folder
 * @property {string[]} may folders and modules it may import besides itself
 * @property {string} because why there is a border
 * @property {boolean} [slices] whether the folders below are apart: a file imports only from the folders above and below its own
 * @property {string[]} [testsMay] what only its tests and the folders `testing` below it may import
 */

/**
 * Who may import whom. The options are the table; the longest folder that holds a file is its layer.
 * @type {import('eslint').Rule.RuleModule}
 */
export const layers = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [{ type: 'array' }],
    messages: {
      border:
        '{{from}} may not import {{target}}: {{because}} It may import {{may}}. Move what both need there, or hand it over as an argument.',
      slice:
        '{{file}} may not import {{target}}: the parts of {{from}} are apart. Move what both need to a folder above both, or to {{may}}.',
      relative: 'Import across folders through "@/{{target}}", so that a move changes no import.',
      unknown: '{{target}} belongs to no layer; name its folder in the table of eslint.config.mjs.',
    },
  },
  create(context) {
    /** @type {Layer[]} */
    const table = context.options[0];
    const file = projectPath(context);
    const layer = layerOf(file, table);

    /** @param {ImportSource} source */
    function check(source) {
      if (!('value' in source) || typeof source.value !== 'string') return;
      const target = resolveImport(source.value, file);
      if (target === undefined) return;
      if (aliased.test(file) && source.value.startsWith('..'))
        context.report({
          node: source,
          messageId: 'relative',
          data: { target },
          fix: (fixer) => fixer.replaceText(source, `'@/${target}'`),
        });
      if (!layer) return;
      const problem = judge(target, layer);
      const data = { file, from: layer.folder, target, because: layer.because, may: layer.may.join(', ') || 'nothing of ours' };
      if (problem) context.report({ node: source, messageId: problem, data });
    }

    /** @param {string} target @param {Layer} from */
    function judge(target, from) {
      const may = test.test(file) ? [...from.may, ...(from.testsMay ?? [])] : from.may;
      if (may.some((path) => holds(path, target))) return undefined;
      const there = layerOf(target, table);
      if (there === undefined) return target.includes('/') ? 'unknown' : undefined;
      if (there !== from) return 'border';
      return from.slices && !sameLine(posix.dirname(file), posix.dirname(target)) ? 'slice' : undefined;
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => node.source && check(node.source),
    };
  },
};

/** @param {string} path @param {Layer[]} table */
function layerOf(path, table) {
  return table.filter(({ folder }) => holds(folder, path)).sort((one, other) => other.folder.length - one.folder.length)[0];
}

/** Whether `path` is `folder`, is a file of that name, or lies below it. @param {string} folder @param {string} path */
function holds(folder, path) {
  return path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`);
}

/** @param {string} one @param {string} other */
function sameLine(one, other) {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
