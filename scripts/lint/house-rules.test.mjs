import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Linter } from 'eslint';
import typescript from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileNames } from './file-names.mjs';
import { noCycle } from './no-cycle.mjs';
import { retiredWords } from './retired-words.mjs';
import { serverOnlyFirst } from './server-only-first.mjs';
import { statedCast } from './stated-cast.mjs';

let project = '';
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'lint-'));
});
afterAll(() => rmSync(project, { recursive: true }));

/** @param {import('eslint').Rule.RuleModule} rule @param {string} file @param {string} code */
function verify(rule, file, code) {
  const config = {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    languageOptions: { parser: typescript.parser },
    plugins: { house: { rules: { rule } } },
    rules: { 'house/rule': 'error' },
  };
  return new Linter({ cwd: project })
    .verify(code, /** @type {any} */ (config), { filename: join(project, file) })
    .map(({ message }) => message);
}

test.each([
  'app/(office)/charges/[id]/page.tsx',
  'app/api/payments/[...path]/route.ts',
  'lib/format/identifier/end-to-end-id.test.ts',
  'next.config.ts',
  '.ci/check.mjs',
])('the name %s is fine', (file) => expect(verify(fileNames, file, '')).toEqual([]));

test.each([
  ['lib/format/moneyText.ts', 'kebab-case'],
  ['components/DataTable/table.tsx', 'kebab-case'],
  ['lib/client/index.ts', 'says nothing'],
  ['lib/utils/money.ts', 'says nothing'],
])('the name %s is not', (file, reason) => {
  expect(verify(fileNames, file, '')).toEqual([expect.stringContaining(reason)]);
});

test('server code begins with its marker', () => {
  expect(verify(serverOnlyFirst, 'lib/server/log.ts', "import 'server-only';\nimport pino from 'pino';")).toEqual([]);
  expect(verify(serverOnlyFirst, 'lib/server/log.ts', "import pino from 'pino';\nimport 'server-only';")).toHaveLength(1);
  expect(verify(serverOnlyFirst, 'lib/server/log.ts', '')).toHaveLength(1);
});

describe('imports that run in a circle', () => {
  /** @param {Record<string, string>} files */
  function write(files) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
    }
    const [[first = '', text = ''] = []] = Object.entries(files);
    return verify(noCycle, first, text);
  }

  test('are refused with the way round', () => {
    const found = write({
      'lib/one.ts': "import { two } from './two';\n",
      'lib/two.ts': "import {\n  three,\n} from '@/deep/three';\n",
      'deep/three.tsx': "export { one } from '@/lib/one';\n",
    });
    expect(found).toEqual([expect.stringContaining('lib/one.ts > lib/two.ts > deep/three.tsx > lib/one.ts')]);
  });

  test.each([
    ['a type', "import type { One } from '@/%s/one';\n"],
    ['a type named in place', "export type Two = import('@/%s/one').One;\n"],
    ['a part that comes later', "const one = () => import('@/%s/one');\n"],
  ])('are refused when one of them imports %s', (name, back) => {
    const folder = `circles/${name.replaceAll(' ', '-')}`;
    const found = write({
      [`${folder}/one.ts`]: "import { two } from './two';\n",
      [`${folder}/two.ts`]: back.replace('%s', folder),
    });
    expect(found).toEqual([expect.stringContaining(`${folder}/one.ts > ${folder}/two.ts > ${folder}/one.ts`)]);
  });

  test('are not seen where two files import a third', () => {
    const found = write({
      'fork/one.ts': "import { two } from './two';\nimport type { Three } from './three';\n",
      'fork/two.ts': "import type { Three } from './three';\n",
      'fork/three.ts': 'export type Three = 3;\n',
    });
    expect(found).toEqual([]);
  });
});

test.each([
  "const sizes = ['s', 'm'] as const;",
  '// Parsed by the schema of this very name.\nfunction recordOf(json) {\n  return json as Row;\n}',
  'function read(json) {\n  log(json);\n  // Made above from the keys of Row.\n  return { row: json as Row };\n}',
])('a cast that claims nothing or says why it is true is fine: %s', (code) => {
  expect(verify(statedCast, 'lib/client/call/call.ts', code)).toEqual([]);
});

test.each([
  'const row = json as Row;',
  'const row = <Row>json;',
  '// Reads a row.\nfunction read(json) {\n  log(json);\n  return json as Row;\n}',
])('a cast that says nothing is not: %s', (code) => {
  expect(verify(statedCast, 'lib/client/call/call.ts', code)).toHaveLength(1);
});

test.each([
  ['lib/client/find-untold.ts', ''],
  ['sandbox/happening/seed.ts', ''],
  ['lib/one.ts', 'const findUntold = 1;'],
  ['lib/one.ts', 'type UntoldRow = 1;'],
  ['lib/one.ts', 'function run({ ofAct }) { return ofAct; }'],
  ['lib/one.ts', 'export const one = { endsAct: true };'],
  ['lib/one.ts', 'export const keptValue = () => useRowLeft();'],
  ['lib/one.ts', 'const SEALED_TEXT = 1;'],
  ['components/form/one.ts', 'const amountFault = 1;'],
])('a retired word is refused: %s %s', (file, code) => {
  expect(verify(retiredWords, file, code)).toContainEqual(expect.stringContaining('is retired: '));
});

test.each([
  ['lib/one.ts', 'const undelivered = { untolded: 1, factual: 2, exact: 3, whole: 4 };'],
  ['lib/one.ts', "const text = 'untold'; // untold"],
  ['lib/mischievous.ts', 'useAliveness();'],
  ['lib/one.ts', 'const { SEAL_KEY, keepBalance } = settings;'],
  ['sandbox/one.ts', 'const fault = 1;'],
  ['components/form/one.test.ts', 'addFault({ fault });'],
])('a word that only looks like a retired one is fine: %s %s', (file, code) => {
  expect(verify(retiredWords, file, code)).toEqual([]);
});
