import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from './project-path.mjs';
import { resolveImport } from './resolve-import.mjs';

const endings = ['', '.ts', '.tsx', '.mjs'];

/** Imports and re-exports, of types as well, as the formatter writes them. */
const imported = /^(?:import|export)(?:[^'"]*?\sfrom)?\s*'([^']+)'/gm;

/** Imports where they are needed, and types named in place: `import('./part')`. */
const importedInPlace = /\bimport\(\s*'([^']+)'\s*\)/g;

/** Read once a run: the graph is the same for every file that is checked. @type {Map<string, string[]>} */
const graph = new Map();

/**
 * Two files that import each other are one file in two places, and which of them runs first depends on who asks. Types count: a type two
 * files share stands below both.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noCycle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cycle: 'Imports run in a circle: {{circle}}. Move what the first and the last share to a file of its own.' },
  },
  create(context) {
    const file = projectPath(context);
    graph.set(file, importsIn(context.sourceCode.text, file, context.cwd));
    return {
      Program(node) {
        const way = wayBack(file, context.cwd);
        if (way) context.report({ node, messageId: 'cycle', data: { circle: way.join(' > ') } });
      },
    };
  },
};

/** @param {string} start @param {string} root @returns {string[] | undefined} the shortest circle through `start` */
function wayBack(start, root) {
  const seen = new Set([start]);
  let ways = [[start]];
  while (ways.length > 0) {
    /** @type {string[][]} */
    const longer = [];
    for (const way of ways) {
      for (const next of importsOf(way.at(-1) ?? start, root)) {
        if (next === start) return [...way, start];
        if (!seen.has(next)) longer.push([...way, next]);
        seen.add(next);
      }
    }
    ways = longer;
  }
  return undefined;
}

/** @param {string} file @param {string} root */
function importsOf(file, root) {
  const known = graph.get(file) ?? importsIn(readFileSync(join(root, file), 'utf8'), file, root);
  graph.set(file, known);
  return known;
}

/** @param {string} text @param {string} file @param {string} root @returns {string[]} */
function importsIn(text, file, root) {
  return [...text.matchAll(imported), ...text.matchAll(importedInPlace)].flatMap(([, specifier = '']) => {
    const path = resolveImport(specifier, file);
    const found =
      path === undefined ? undefined : endings.map((ending) => path + ending).find((candidate) => isSource(join(root, candidate)));
    return found === undefined ? [] : [found];
  });
}

/** @param {string} path */
function isSource(path) {
  return /\.(ts|tsx|mjs)$/.test(path) && existsSync(path);
}
