import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Linter } from 'eslint';
import typescript from 'typescript-eslint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileNames } from './file-names.mjs';
import { noCycle } from './no-cycle.mjs';
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
  'lib/format/end-to-end-id.test.ts',
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

test('imports that run in a circle are told with the way round; imports of types alone are not imports', () => {
  const files = {
    'lib/one.ts': "import { two } from './two';\n",
    'lib/two.ts': "import {\n  three,\n} from '@/deep/three';\n",
    'deep/three.tsx': "export { one } from '@/lib/one';\n",
    'lib/four.ts': "import type { five } from './five';\n",
    'lib/five.ts': "import { four } from './four';\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  expect(verify(noCycle, 'lib/one.ts', files['lib/one.ts'])).toEqual([
    expect.stringContaining('lib/one.ts > lib/two.ts > deep/three.tsx > lib/one.ts'),
  ]);
  expect(verify(noCycle, 'lib/five.ts', files['lib/five.ts'])).toEqual([]);
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
