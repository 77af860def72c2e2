import { describe, expect, test } from 'vitest';
import { cardProblems } from '@/lib/contracts/problem/card-problem-codes';
import { problemClasses } from '@/lib/contracts/problem/problem-class';
import { problemCodes } from '@/lib/contracts/problem/problem-codes';
import { problemOwners, recommendedActions, retryAdvices } from '@/lib/contracts/problem/problem-rule';
import english from './en/shared/problems.json';
import portuguese from './pt-BR/shared/problems.json';

const vocabulary = { owner: problemOwners, recommendedAction: recommendedActions, retry: retryAdvices };
const keys = [...Object.keys(problemCodes), ...Object.keys(cardProblems), ...Object.keys(problemClasses)];
const technical =
  /[{}!<>]|\b(?:API|HTTP|JSON|token|endpoint|payload|request ?id|clientReference|generatedDocument|timeout|SV[A-Z]\d{3})\b/i;

describe.each([
  ['Portuguese', portuguese],
  ['English', english],
])('the problem messages in %s', (_language, words) => {
  const { owner, recommendedAction, retry, ...texts } = words;

  test('cover every code and every HTTP class, and nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual(keys.sort());
  });

  test('cover all values of the problem rules', () => {
    for (const [name, values] of Object.entries(vocabulary)) {
      expect(Object.keys({ owner, recommendedAction, retry }[name] ?? {})).toEqual(['label', ...values]);
    }
  });

  test.each(Object.entries(texts))('say what happened and what to do now: %s', (_key, { title, text, ...rest }) => {
    expect(rest).toEqual({});
    expect(title).toMatch(/^\p{Lu}.{5,58}[^.]$/u);
    expect(text).toMatch(/^\p{Lu}.{20,}\.$/u);
    expect(`${title} ${text}`).not.toMatch(technical);
  });
});

test('contain no limit or amount in figures, since only the service knows them', () => {
  for (const key of ['SVD600', 'SVD601', 'SVD602', 'SVS600', 'SVS601', 'SVS603', 'SVC602', 'SVC603'] as const) {
    expect(`${portuguese[key].text} ${english[key].text}`, key).not.toMatch(/\d/);
  }
});
