import { expect, test } from 'vitest';
import { webhookHosts } from './webhook-hosts.mjs';

test.each([
  ['', []],
  ['loja.example, ERP.Loja.example:8443', ['loja.example', 'erp.loja.example:8443']],
  ['loja.example:443', ['loja.example']],
  ['lojaé.example', ['xn--loja-epa.example']],
])('the setting %j names the hosts %j', (text, hosts) => {
  expect(webhookHosts.parse(text)).toEqual(hosts);
});

test.each([
  'localhost',
  'localhost:5432',
  'servidor',
  'db.local',
  'metadata.google.internal',
  'app.localhost',
  '10.0.0.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'loja.example.',
  'https://loja.example',
  'loja.example/callbacks',
  'eu@loja.example',
  '*.loja.example',
  'loja%2eexample',
  '１０.０.０.１',
  'loja.example,db.local',
])('the setting %j is refused', (text) => {
  expect(webhookHosts.safeParse(text).success).toBe(false);
});
