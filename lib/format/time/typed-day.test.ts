import { expect, test } from 'vitest';
import { parseTypedDay } from './typed-day';

const today = '2026-11-27';

test.each([
  ['27/11/2026', '2026-11-27'],
  ['5/1/26', '2026-01-05'],
  ['05-01-2026', '2026-01-05'],
  ['05.01.2026', '2026-01-05'],
  ['2026-11-03', '2026-11-03'],
  ['27/11', '2026-11-27'],
  ['28/11', '2025-11-28'],
  ['29/2', '2024-02-29'],
  ['27 nov 2026, 14:32', '2026-11-27'],
  ['27 Nov 2026, 14:32:05', '2026-11-27'],
  ['3 de março', '2026-03-03'],
  ['3 de dezembro de 2024', '2024-12-03'],
  ['hoje', '2026-11-27'],
  ['Ontem', '2026-11-26'],
])('%s is the day %s', (typed, day) => {
  expect(parseTypedDay(typed, today)).toBe(day);
});

test.each(['', '31/02/2026', '27', '27.11', '473,99', '13/13', '12 maria 2026', 'pedido-2026-11-27'])('%j is no day', (typed) => {
  expect(parseTypedDay(typed, today)).toBeNull();
});
