/** Mutation testing of money, deadlines, refunds, rules of approval, time codes, and when an operation counts as over: `npm run mutation`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [
    'lib/format/money/money.ts',
    'lib/domain/infraction/deadline.ts',
    'lib/domain/payment/{payment-money,refund-outcomes,refund-parts,refundable}.ts',
    'lib/domain/approval/approval-rule.ts',
    'lib/server/operations/{settle/lookup-plan,stored-problem}.ts',
    'lib/server/second-factor/time-code.ts',
  ],
  // One worker, and for each change the tests alone that reach it: it runs beside other work.
  concurrency: 1,
  coverageAnalysis: 'perTest',
  ignorePatterns: ['.data', '.next', 'app', 'components', 'e2e', 'bench', 'sandbox', 'public', 'docs'],
  tempDirName: '.data/mutation',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // A mutant of a constant is read with the file, before any test: it would run them all.
  ignoreStatic: true,
  // What survives changes nothing that can be seen: docs/figures.md lists it.
  thresholds: { high: 95, low: 85, break: 85 },
};
