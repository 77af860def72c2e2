import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import next from 'eslint-config-next';
import typescript from 'typescript-eslint';
import { fileNames } from './scripts/lint/file-names.mjs';
import { layers } from './scripts/lint/layers.mjs';
import { noCycle } from './scripts/lint/no-cycle.mjs';
import { retiredWords } from './scripts/lint/retired-words.mjs';
import { serverOnlyFirst } from './scripts/lint/server-only-first.mjs';
import { serverRooms } from './scripts/lint/server-rooms.mjs';
import { statedCast } from './scripts/lint/stated-cast.mjs';

/** What every part of the screen may use. */
const shared = [
  'components/ui',
  'components/feedback',
  'lib/client',
  'lib/contracts',
  'lib/domain',
  'lib/format',
  'lib/lists',
  'lib/messages',
];

/** A folder of components that is made of others. @param {string} name @param {string[]} uses */
const madeOf = (name, uses) => ({
  folder: `components/${name}`,
  may: [...shared, ...uses.map((other) => `components/${other}`)],
  because: 'what is made of other parts names them here, so that none of them is made of it.',
});

/** The diagram: who may import whom, besides itself. @type {import('./scripts/lint/layers.mjs').Layer[]} */
const diagram = [
  { folder: 'lib/format', may: [], because: 'pure values know nothing of the product.' },
  { folder: 'lib/contracts', may: ['lib/format'], because: 'the contract is what all sides agree on, so it depends on none of them.' },
  {
    folder: 'lib/domain',
    may: ['lib/contracts', 'lib/format'],
    because: 'a rule is about what the contract names, for the server and the page alike.',
  },
  { folder: 'lib/settings', may: [], because: 'the commands read the table before anything else of ours runs.' },
  { folder: 'lib/messages', may: ['lib/contracts', 'lib/format'], because: 'texts name what the contract names and know no screen.' },
  {
    folder: 'lib/lists',
    may: ['lib/contracts', 'lib/domain', 'lib/format', 'lib/messages'],
    because: 'a list is declared once for the page, its address and its file, and draws nothing.',
  },
  ...serverRooms,
  {
    folder: 'lib/client',
    may: ['lib/contracts', 'lib/domain', 'lib/format'],
    because: 'the browser half meets the server only over HTTP.',
  },
  { folder: 'components/ui', may: [], because: 'looks know nothing of the product.' },
  {
    folder: 'components',
    may: shared,
    because: 'what several screens share must not know a screen or the server.',
    slices: true,
  },
  madeOf('audit', ['operation']),
  madeOf('document-filter', ['form']),
  madeOf('export', ['data-table', 'file', 'form']),
  madeOf('report', ['file']),
  madeOf('needs', ['infraction', 'service-status']),
  madeOf('record-note', ['form']),
  madeOf('record-page', ['record-note', 'shell']),
  madeOf('transaction', ['document-filter']),
  madeOf('saved-view', ['data-table', 'form']),
  madeOf('list-page', ['data-table', 'document-filter', 'export', 'record-note', 'saved-view', 'shell', 'transaction']),
  madeOf('transaction-list', ['data-table', 'form', 'list-page', 'transaction']),
  madeOf('callback', ['form']),
  madeOf('operation', ['file', 'form', 'service-status']),
  madeOf('payee', ['form']),
  madeOf('payment-invoice', ['form']),
  madeOf('second-factor', ['form', 'qr']),
  madeOf('payout', [
    'account',
    'charge',
    'form',
    'operation',
    'payee',
    'payment-invoice',
    'receipt',
    'record-page',
    'service-status',
    'shell',
    'spending-limit',
    'transaction',
    'transaction-list',
  ]),
  {
    folder: 'app',
    may: ['components', 'lib'],
    because: 'the product meets the sandbox only over HTTP, like the real service.',
    slices: true,
  },
  { folder: 'proxy', may: ['lib'], because: 'what runs before every page must stay small.' },
  { folder: 'instrumentation', may: ['lib/server'], because: 'it starts the server half and nothing else.' },
  {
    folder: 'sandbox',
    may: ['lib/contracts', 'lib/domain', 'lib/format', 'lib/settings'],
    because: 'the second party shares the contract and nothing else.',
  },
  {
    folder: 'e2e',
    may: ['lib/contracts', 'lib/domain', 'lib/format', 'lib/settings', 'sandbox/control-client', 'sandbox/sso'],
    because: 'it knows what a user, the service and a provider of single sign-on know.',
  },
  { folder: 'bench', may: ['lib/contracts', 'lib/domain', 'lib/format', 'sandbox/control-client'], because: 'it measures from outside.' },
];

const ownCodeByName = {
  selector: 'Literal[value=/^SVB\\d{3}$/]',
  message: 'Call it by its name in `lib/contracts/problem/own-codes.ts`.',
};

const everything = ['**/*.{ts,tsx,mjs}'];
const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.type-test.ts', 'e2e/**', '**/testing/**'];

/** Files whose default export a tool asks for. */
const asksForDefault = [
  'app/**/{page,layout,template,default,loading,error,not-found,global-error,forbidden,unauthorized}.tsx',
  'app/**/{icon,apple-icon,opengraph-image,manifest,robots,sitemap}.{ts,tsx}',
  'proxy.ts',
  '*.config.{ts,mjs}',
  'scripts/{unit/global-setup,test/require-stack}.mjs',
];

/** Where React is written. */
const reactRooms = ['app/**', 'components/**', 'lib/client/**', 'lib/server/page/**'];

/** Its rules compile each file they look at, which is half the time of a run, and find nothing where there is no React. */
const reactRules = next.flatMap(({ rules = {} }) => Object.keys(rules).filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name)));

/** Results are cached by the version of the plugins: that of ours is what its files hold. */
const rulesFolder = new URL('./scripts/lint/', import.meta.url);
const rulesVersion = readdirSync(rulesFolder)
  .sort()
  .reduce((hash, name) => hash.update(readFileSync(new URL(name, rulesFolder))), createHash('sha256'))
  .digest('hex');

export default [
  { ignores: ['.data/**', '.next*/**', 'test-results/**', 'playwright-report/**', 'next-env.d.ts'] },
  ...next,
  { files: everything, ignores: reactRooms, rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])) },
  ...typescript.configs.strict.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: everything,
    languageOptions: { parser: typescript.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: {
      house: {
        meta: { name: 'house', version: rulesVersion },
        rules: {
          layers,
          'no-cycle': noCycle,
          'retired-words': retiredWords,
          'server-only-first': serverOnlyFirst,
          'stated-cast': statedCast,
          'file-names': fileNames,
        },
      },
    },
    rules: {
      'house/layers': ['error', diagram],
      'house/file-names': 'error',
      'house/no-cycle': 'error',
      'house/retired-words': 'error',
      'import/no-default-export': 'error',
      // Signing in and out loads the page anew on purpose: nothing of the last person may stay in memory.
      '@next/next/no-location-assign-relative-destination': 'off',
      'import/no-anonymous-default-export': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'house/stated-cast': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': false }],
      // Biome says it as well, in a fraction of the time.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/client/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@/lib/contracts/registry',
          allowTypeImports: true,
          message: 'It brings every endpoint into the page: import the ones you call from their own files.',
        },
      ],
    },
  },
  {
    files: ['{app,bench,components,lib,sandbox}/**/*.{ts,tsx}'],
    ignores: [...tests, 'lib/contracts/problem/own-codes.ts'],
    rules: {
      'no-restricted-syntax': ['error', ownCodeByName],
    },
  },
  {
    // What the server renders, and its own routes, have the right clock anyway.
    files: ['{app,components}/**/*.{ts,tsx}'],
    ignores: [...tests, 'app/api/**', 'app/**/{page,layout,office-page}.tsx', 'app/(office)/callbacks/signature/receiver-snippet.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ownCodeByName,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "The machine's clock may be wrong: ask `serverNow()` of `lib/client/clock/server-clock.ts`.",
        },
      ],
    },
  },
  { files: tests, rules: { 'house/stated-cast': 'off', '@typescript-eslint/no-unused-expressions': 'off' } },
  // A test draws links to look at them and goes nowhere.
  { files: tests, rules: { '@next/next/no-html-link-for-pages': 'off' } },
  { files: asksForDefault, rules: { 'import/no-default-export': 'off' } },
  { files: ['lib/server/**/*.{ts,tsx}'], ignores: ['**/*.test.{ts,tsx}', '**/*.d.ts'], rules: { 'house/server-only-first': 'error' } },
];
