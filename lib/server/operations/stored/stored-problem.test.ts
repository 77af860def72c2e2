import { expect, test } from 'vitest';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { problemIn, storableProblem } from './stored-problem';

test('problem of a failed call is the one it was answered with', () => {
  const refused = problem({ statusCode: 409, errorCode: 'SVC210' });
  expect(refused).toBeInstanceOf(ProblemError);
  expect(problemIn(refused)).toBe(refused.problem);
});

test('error of our own does not pass for an answer of the service', () => {
  const own = new TypeError('of ours');
  expect(() => problemIn(own)).toThrow(own);
});

test('problem is stored without the documents and addresses in its texts, and with all the rest', () => {
  const details = [{ field: 'pixKey', reason: 'ana.prado@casaipe.com.br' }];
  const given = problem({ statusCode: 422, errorCode: 'SVS600', message: 'CPF 529.982.247-25', details }).problem;
  const stored = storableProblem(given);
  expect(stored).toMatchObject({ statusCode: 422, errorCode: 'SVS600', details: [{ field: 'pixKey' }] });
  expect(stored.message).toMatch(/^CPF /);
  expect(JSON.stringify(stored)).not.toMatch(/529|ana\.prado/);
  expect(storableProblem({ ...given, message: null }).message).toBeNull();
});
