import { posix } from 'node:path';
import { projectPath } from './project-path.mjs';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What Next gives a meaning to: a group, a parameter, a slot, a private folder. */
const routeFolder = /^(\([a-z0-9-]+\)|\[{1,2}(\.\.\.)?[a-zA-Z]+\]{1,2}|@[a-z-]+|_[a-z-]+|\.[a-z-]+)$/;

/** A language tag, "pt-BR", names what is in that language. */
const language = /^[a-z]{2}-[A-Z]{2}$/;

const shapeless = new Set(['index', 'util', 'utils', 'helper', 'helpers', 'type', 'types', 'common', 'misc', 'shared']);

/**
 * Files and folders are named in kebab-case, after what they hold.
 * @type {import('eslint').Rule.RuleModule}
 */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: '"{{name}}" is not kebab-case; rename it to lower-case words joined by hyphens.',
      shapeless: '"{{name}}" says nothing about what it holds; name the file or folder after its main export.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const path = projectPath(context);
        const folders = posix
          .dirname(path)
          .split('/')
          .filter((part) => part !== '.');
        // The words after a dot are kinds: .test.ts, .shape.ts, .config.mjs.
        const words = posix.basename(path).split('.').slice(0, -1);
        for (const name of [...folders.filter((folder) => !routeFolder.test(folder) && !language.test(folder)), ...words]) {
          if (!kebab.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
          else if (shapeless.has(name)) context.report({ node, messageId: 'shapeless', data: { name } });
        }
      },
    };
  },
};
