import { expect, test } from 'vitest';
import { guessListShape } from './list-shape';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  ['a wide window that says its width', { 'sec-ch-viewport-width': '1280', 'sec-ch-ua-mobile': '?0' }, 'table'],
  ['the narrowest window of a table', { 'sec-ch-viewport-width': '900' }, 'table'],
  ['the widest window of cards', { 'sec-ch-viewport-width': '899' }, 'cards'],
  ['a narrow window on a desk', { 'sec-ch-viewport-width': '390', 'sec-ch-ua-mobile': '?0' }, 'cards'],
  ['a phone held sideways that says its width', { 'sec-ch-viewport-width': '932', 'sec-ch-ua-mobile': '?1' }, 'table'],
  ['a phone that says no width', { 'sec-ch-ua-mobile': '?1' }, 'cards'],
  ['a desk that says no width', { 'sec-ch-ua-mobile': '?0', 'user-agent': iphone }, 'table'],
  ['a phone that gives no hints', { 'user-agent': iphone }, 'cards'],
  ['a desk that gives no hints', { 'user-agent': desk }, 'table'],
  ['a browser that says nothing', {}, 'table'],
  ['a width that is none', { 'sec-ch-viewport-width': 'wide, 1', 'sec-ch-ua-mobile': '?1' }, 'cards'],
  ['a width of nought', { 'sec-ch-viewport-width': '0' }, 'table'],
  ['an endless width', { 'sec-ch-viewport-width': '-Infinity', 'user-agent': iphone }, 'cards'],
])('a list is drawn for %s', (_, headers, shape) => {
  expect(guessListShape(new Headers(headers))).toBe(shape);
});
