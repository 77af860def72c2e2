import { expect, test } from 'vitest';
import { deliveryDestination } from './delivery-destination';

test.each([
  ['https://loja.example/pix/callbacks', 'https://loja.example/pix/callbacks'],
  ['https://loja.example:8443/api/v2/avisos?pedido=7', 'https://loja.example:8443/api/v2/avisos'],
  ['https://loja.example', 'https://loja.example/'],
  ['https://loja.example/cb/pedido-48233', 'https://loja.example/cb/*'],
  ['https://hooks.example/services/T0AB3/xoxb1234secret', 'https://hooks.example/services/*/*'],
  ['https://loja.example/52998224725', 'https://loja.example/*'],
  ['https://usuario:senha@loja.example/pix', 'https://loja.example/pix'],
  [`https://balcao.example/api/callbacks/${'0a'.repeat(20)}`, 'own'],
  ['ftp://loja.example/a', 'others'],
  ['kein url', 'others'],
  [null, 'others'],
])('%s is counted under %s', (url, destination) => {
  expect(deliveryDestination(url)).toBe(destination);
});
