import { expect, test } from 'vitest';
import { caseNamed } from './case-named';
import type { QueueItem } from './use-queue';

// As much of a case as names it.
const items = [
  { id: 'infAbC7', protocol: 'MED-77098' },
  { id: 'infXyZ8', protocol: null },
] as QueueItem[];

test.each([
  ['MED-77098', 'infAbC7'],
  [' med-77098 ', 'infAbC7'],
  ['infXyZ8', 'infXyZ8'],
])('%j leads to its case', (text, id) => {
  expect(caseNamed(items, text)?.id).toBe(id);
});

test.each(['', 'MED', 'pedido-77098'])('%j names none', (text) => {
  expect(caseNamed(items, text)).toBeUndefined();
});
