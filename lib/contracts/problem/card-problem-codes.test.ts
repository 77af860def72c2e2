import { expect, test } from 'vitest';
import { cardProblems } from './card-problem-codes';
import { problemCodes } from './problem-codes';

test('card codes are separate from those of Pix', () => {
  for (const code of Object.keys(cardProblems)) {
    expect(code).toMatch(/^SV\d{3}$/);
    expect(problemCodes).not.toHaveProperty(code);
  }
});

test('require a lookup first wherever the charge may exist', () => {
  const uncertain = Object.entries(cardProblems).filter(([, { http }]) => http >= 500);
  expect(uncertain.map(([code, { retry }]) => [code, retry])).toEqual([
    ['SV109', 'after-reading'],
    ['SV901', 'after-reading'],
    ['SV999', 'after-reading'],
  ]);
});
