import { expect, test } from 'vitest';
import { localAddress } from './local-address';

test.each([
  ['localhost:3000/callbacks', 'http://localhost:3000/callbacks', true],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/', true],
  ['http://127.1/x', 'http://127.0.0.1/x', true],
  ['https://[::1]/x', 'https://[::1]/x', true],
  ['loja.localhost/x', 'http://loja.localhost/x', true],
  ['http://localhost.loja.example/', 'http://localhost.loja.example/', false],
  ['https://loja.example/pix', 'https://loja.example/pix', false],
  ['192.168.0.7:3000', 'http://192.168.0.7:3000/', false],
])('%s is the address %s', (typed, url, isLocal) => {
  expect(localAddress(typed)).toEqual({ url, isLocal });
});

test.each(['', '  ', 'ftp://localhost/', 'http://', 'http://a b/', 'http://usuario:senha@localhost/'])('%j is no address', (typed) => {
  expect(localAddress(typed)).toBeNull();
});
