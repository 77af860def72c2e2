import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['evil, 203.0.113.7 ', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:127.0.0.1', '::ffff:127.0.0.1'],
  ['203.0.113.7,', null],
  ['203.0.113', null],
  ['203.0.113.7:4321', null],
  ['maria@loja.example', null],
  ['<script>', null],
  ['', null],
])('of %j is %j', (header, address) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': header }))).toBe(address);
});

it('is unknown where nobody says it', () => {
  expect(clientAddress(new Headers({ 'x-real-ip': '203.0.113.7' }))).toBeNull();
});
