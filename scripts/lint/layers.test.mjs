import { join } from 'node:path';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { layers } from './layers.mjs';

const diagram = [
  { folder: 'lib/contracts', may: [], because: 'it depends on nobody.' },
  { folder: 'lib/server', may: ['lib/contracts'], testsMay: ['sandbox/testing'], because: 'it runs without screens.' },
  { folder: 'components/ui', may: [], because: 'looks know nothing.' },
  { folder: 'components', may: ['components/ui', 'lib/contracts'], because: 'it is shared.', slices: true },
  { folder: 'app', may: ['components', 'lib'], because: 'the sandbox is another program.', slices: true },
  { folder: 'sandbox', may: ['lib/contracts'], because: 'it is another program.' },
];

/** @param {string} file @param {string} code */
function verify(file, code) {
  const linter = new Linter({ cwd: process.cwd() });
  const config = {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: { house: { rules: { layers } } },
    rules: { 'house/layers': ['error', diagram] },
  };
  return linter.verify(code, /** @type {any} */ (config), { filename: join(process.cwd(), file) });
}

test.each([
  ['lib/server/door/door.ts', "import { z } from 'zod'; import { page } from '@/lib/contracts/page'; import './door-step';"],
  ['lib/server/door/door.test.ts', "import { startSandbox } from '@/sandbox/testing/start-sandbox';"],
  ['components/form/field.tsx', "import { Button } from '@/components/ui/action/button'; import { label } from './label';"],
  [
    'app/(office)/charges/new/page.tsx',
    "import { columns } from '@/app/(office)/charges/columns'; import { Field } from '@/components/form/field';",
  ],
  ['app/layout.tsx', "import { Providers } from './providers';"],
  ['scripts/stack/program.mjs', "import { root } from '../root.mjs';"],
])('%s may import what the diagram grants it', (file, code) => {
  expect(verify(file, code)).toEqual([]);
});

test.each([
  ['lib/contracts/page.ts', "import { door } from '@/lib/server/gateway/handle-request';", 'it depends on nobody'],
  ['lib/server/door/door.ts', "import { startSandbox } from '@/sandbox/testing/start-sandbox';", 'it runs without screens'],
  ['lib/server/door/door.ts', "export { Button } from '@/components/ui/action/button';", 'It may import lib/contracts'],
  ['lib/server/door/door.ts', "await import('@/app/providers');", 'it runs without screens'],
  ['components/ui/action/button.tsx', "import { Field } from '@/components/form/field';", 'looks know nothing'],
  ['components/form/field.tsx', "import { Table } from '@/components/data-table/table/data-table';", 'are apart'],
  ['app/(office)/charges/page.tsx', "import { columns } from '@/app/(office)/withdrawals/columns';", 'are apart'],
  ['app/(office)/charges/page.tsx', "export * from '@/sandbox/main';", 'another program'],
  ['app/page.tsx', "import { thing } from '@/elsewhere/thing';", 'belongs to no layer'],
])('%s may not: %s', (file, code, reason) => {
  const found = verify(file, code);
  expect(found).toHaveLength(1);
  expect(found[0]?.message).toContain(reason);
});

test('a relative import out of the folder is rewritten to the alias', () => {
  const [found] = verify('lib/server/door/door.ts', "import { log } from '../log';");
  expect(found?.message).toContain('@/lib/server/log');
  expect(found?.fix?.text).toBe("'@/lib/server/log'");
});
