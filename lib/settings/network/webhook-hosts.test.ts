import { expect, test } from 'vitest';
import { settingProblems } from '@/lib/settings/setting-problems.mjs';
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

test.each([
  ['https://loja.example/pix', 'loja.example', true],
  ['https://erp.loja.example:8443/pix', 'loja.example,erp.loja.example:8443', true],
  ['https://loja.example/pix', undefined, false],
  ['https://evil.example/pix', 'loja.example', false],
  ['https://loja.example:8443/pix', 'loja.example', false],
  ['https://loja.example.evil.example/', 'loja.example', false],
  ['http://loja.example/pix', 'loja.example', false],
  ['https://eu@loja.example/pix', 'loja.example', false],
])('callbacks of the merchant go to %s with the hosts %s: %s', (MERCHANT_CALLBACK_URL, WEBHOOK_HOSTS, allowed) => {
  const problems = settingProblems({ MERCHANT_CALLBACK_URL, WEBHOOK_HOSTS }, new Set());
  expect(problems.some((line) => line.startsWith('MERCHANT_CALLBACK_URL'))).toBe(!allowed);
});
