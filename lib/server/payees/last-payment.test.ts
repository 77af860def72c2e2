import { expect, test } from 'vitest';
import { isOtherHolder } from './last-payment';

const holder = (name: string, document: string | null, institutionName = 'Banco Aroeira') => ({ name, document, institutionName });
const marina = holder('Marina Couto', '***.982.247-**');

test.each([
  ['the same words', marina],
  ['other capitals, accents and spaces', holder('MARINA  COÚTO', '***.982.247-**')],
  ['another bank', holder('Marina Couto', '***.982.247-**', 'Banco Jatobá')],
  ['a document masked more tightly', holder('Marina Couto', '***982***')],
  ['a document that was not told', holder('Marina Couto', null)],
])('%s is the same holder', (_name, other) => {
  expect(isOtherHolder(marina, other)).toBe(false);
  expect(isOtherHolder(other, marina)).toBe(false);
});

test.each([
  ['another name', holder('Marina Costa', '***.982.247-**')],
  ['another document', holder('Marina Couto', '***.444.777-**')],
])('%s is another holder', (_name, other) => {
  expect(isOtherHolder(marina, other)).toBe(true);
  expect(isOtherHolder(other, marina)).toBe(true);
});
