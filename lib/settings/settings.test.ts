import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingProblems } from './setting-problems.mjs';
import { settings } from './settings.mjs';
import { ssoSettings } from './sso-settings.mjs';

const names = Object.keys(settings.shape);

/** Variables that our programs and tests pass to one another; they are not settings. */
const handedOn =
  /^(NODE_ENV|NODE_OPTIONS|NEXT_RUNTIME|NEXT_DEPLOYMENT_ID|__NEXT_PRIVATE_STANDALONE_CONFIG|NEXTAUTH_URL|BALCAO_PARENT_PID|PATH|npm_.+|E2E_.+|CHAOS_.+|BENCH_.+|BASELINE_.+)$/;

test.each(Object.entries(settings.shape))('the example of %s is valid, and has the stated format', (name, schema) => {
  const { form, example } = z.object({ form: z.string().min(2), example: z.string() }).parse(schema.meta());
  expect(schema.safeParse(example).success).toBe(true);
  expect(form).not.toContain('\n');
  expect(settingProblems({ [name]: '\u0000' }, new Set())).toContainEqual(expect.stringMatching(`^${name} is wrong: `));
});

test('every environment variable that is read is in the table of settings', () => {
  const folders = ['app', 'components', 'lib', 'sandbox', 'scripts'];
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs|cjs)$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  );
  const read = [...sources, 'next.config.ts', 'proxy.ts', 'instrumentation.ts', 'playwright.config.ts'].flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/process\.env\.(\w+)/g), ([, name = '']) => name),
  );
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((name) => !names.includes(name) && !handedOn.test(name))).toEqual([]);
});

test('the operations guide lists every setting, and none that is gone', () => {
  const [, section = ''] = /^## Settings\n([\s\S]*?)^## /m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const firstColumn = section.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  const listed = firstColumn.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name = '']) => name));
  expect(listed.toSorted()).toEqual(names.toSorted());
});

/** What single sign-on needs. */
const whole = {
  OIDC_ISSUER: 'https://login.empresa.example',
  OIDC_CLIENT_ID: 'balcao',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ROLES: 'balcao-admin:admin',
};

test('the table of groups keeps its order, and groups may hold colons', () => {
  expect(ssoSettings.OIDC_ROLES.parse('urn:empresa:caixa:finance,balcao-suporte : support')).toEqual([
    { group: 'urn:empresa:caixa', role: 'finance' },
    { group: 'balcao-suporte', role: 'support' },
  ]);
});

test.each(['balcao-admin', 'balcao-admin:owner', ':admin', 'balcao-admin:'])('the table %j is refused', (text) => {
  expect(ssoSettings.OIDC_ROLES.safeParse(text).success).toBe(false);
});

test.each(Object.keys(whole))('without %s the rest of single sign-on is refused', (name) => {
  expect(settingProblems({ ...whole, [name]: undefined }, new Set()).join()).toContain(`${name} is missing`);
});

test('passwords are not switched off where there is no other way in', () => {
  const people = { OIDC_BREAK_GLASS: 'emergencia@empresa.example' };
  expect(settingProblems(people, new Set()).join()).toContain('OIDC_BREAK_GLASS is wrong');
  expect(settingProblems({ ...whole, ...people }, new Set())).toEqual([]);
});

test.each(['http://login.empresa.example', 'https://login.empresa.example/?a=b', 'login.empresa.example'])(
  'the issuer %s is refused',
  (issuer) => {
    expect(ssoSettings.OIDC_ISSUER.safeParse(issuer).success).toBe(false);
  },
);
