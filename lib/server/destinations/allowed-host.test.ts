import { beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { loadMessages } from '@/lib/messages/load-messages';
import { inboxSecret } from '@/lib/server/callback-address/callback-url';
import type { Environment } from '@/lib/server/environment';
import { createMailer } from '@/lib/server/mail/mailer';
import { mailServer } from '@/lib/server/testing/mail-server';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { allowedAddress } from './allowed-address';
import { guardDestinations } from './guard-destinations';
import { notifyAdministrators } from './notify-administrators';

const office = officeForTests();
const mail = mailServer();
let developer: Person;
beforeAll(async () => {
  developer = await office.person('developer');
});

const settings = (): { environment: Environment } => ({
  environment: { ...office.services().environment, webhookHosts: ['loja.example', 'erp.loja.example:8443'] },
});

function direct(url: string, { method = 'POST', path = '/user/webhooks' } = {}) {
  office.service().answer({ id: 'wh1', url, active: true, events: [], hasSecret: false, secret: null });
  const body = { url, events: ['TRANSACTION_COMPLETED'] };
  return office.send(method, path, { at: 'payments', as: developer, body, services: settings() });
}

describe('a webhook goes to a configured host', () => {
  test.each([
    'https://loja.example/avisos',
    'https://LOJA.example/avisos',
    'https://loja.example:443/avisos',
    'https://erp.loja.example:8443/',
  ])('%s is registered', async (url) => {
    expect((await direct(url)).status).toBe(200);
    expect(office.service().received).toHaveLength(1);
  });

  test.each([
    ['https://evil.example/a', 'host'],
    ['https://loja.example.evil.example/', 'host'],
    ['https://evil.example/loja.example', 'host'],
    ['https://sub.loja.example/', 'host'],
    ['https://loja.example:8443/', 'host'],
    ['https://loja.example./', 'host'],
    ['https://loja.example@evil.example/', 'credentials'],
    ['https://user:pw@loja.example/', 'credentials'],
    ['https://evil.example\\@loja.example/', 'host'],
    ['https://169.254.169.254/latest', 'host'],
    ['https://2852039166/', 'host'],
    ['https://0251.0376.0251.0376/', 'host'],
    ['https://0xa9fea9fe/', 'host'],
    ['https://[::ffff:169.254.169.254]/', 'host'],
    ['https://[::1]/', 'host'],
    ['https://localhost:5432/', 'host'],
    ['https://db.local/', 'host'],
    ['https://metadata.google.internal/', 'host'],
    ['https://xn--loja-epa.example/', 'host'],
    ['https://lоja.example/', 'host'],
  ])('%s is refused before anything is sent, on creation and on change', async (url, reason) => {
    const refused = { status: 422, body: { errorCode: 'SVB451', details: [{ field: 'url', reason }] } };
    expect(await direct(url)).toMatchObject(refused);
    expect(await direct(url, { method: 'PATCH', path: '/user/webhooks/wh1' })).toMatchObject(refused);
    expect(office.service().received).toEqual([]);
  });

  test('is refused at every host but ours while the setting is empty', () => {
    const hosts = { ...office.services().environment, webhookHosts: [], appUrl: 'https://balcao.example' };
    const guard = (url: string) => guardDestinations(endpointNamed('webhooks.create'), { url }, hosts);
    expect(() => guard('https://loja.example/')).toThrow(ProblemError);
    expect(guard('https://balcao.example/avisos')).toEqual({ url: 'https://balcao.example/avisos' });
  });

  test('gets the real address of our inbox where the masked one is given, and of no other host', () => {
    const hosts = { ...office.services().environment, webhookHosts: ['loja.example'], appUrl: 'https://balcao.example' };
    const guard = (url: string) => guardDestinations(endpointNamed('webhooks.change'), { url }, hosts);
    const whole = `https://balcao.example/api/callbacks/${inboxSecret(hosts)}`;
    expect(guard('https://balcao.example/api/callbacks/***')).toEqual({ url: whole });
    const other = { url: 'https://loja.example/api/callbacks/***' };
    expect(guard(other.url)).toEqual(other);
  });

  test('may use plain http at our own address only, while app and service are on one machine', () => {
    const hosts = { ...office.services().environment, webhookHosts: ['loja.example'] };
    expect(allowedAddress('http://localhost:3000/avisos', hosts)).toEqual({ address: 'http://localhost:3000/avisos' });
    const scheme = { error: 'scheme' };
    expect(allowedAddress('http://localhost:3000/avisos', { ...hosts, paymentsUrl: 'https://pagamentos.example/v1' })).toEqual(scheme);
    expect(allowedAddress('http://localhost:3001/avisos', hosts)).toEqual(scheme);
    expect(allowedAddress('http://loja.example/avisos', hosts)).toEqual(scheme);
  });

  test('is audited with its host and events, without its path', async () => {
    await direct('https://loja.example/segredo-do-caminho');
    const [last] = (await office.audited()).slice(-1);
    expect(last).toMatchObject({ action: 'webhook.created', facts: { host: 'loja.example', events: 'TRANSACTION_COMPLETED' } });
    expect(JSON.stringify(last)).not.toContain('segredo');
  });
});

test('is mailed to active administrators, with who changed what, and to nobody else', async () => {
  const admin = await office.person('admin', { name: 'Rita Prado' });
  await office.person('admin', { active: false });
  const mailer = createMailer({
    host: '127.0.0.1',
    port: mail.port(),
    secure: false,
    local: true,
    auth: { user: 'balcao', pass: 'canary' },
    from: { name: 'Balcão', address: 'avisos@loja.example' },
  });
  const directed = { host: 'loja.example', events: 'TRANSACTION_COMPLETED', by: 'Davi Reis' };
  await notifyAdministrators(directed, office.services(), { mailer, messages: await loadMessages('pt-BR') });
  const [sent, ...others] = mail.taken();
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ to: [admin.email], subject: 'Callbacks passam a ir para loja.example' });
  expect(sent?.text).toContain('Davi Reis');
  expect(sent?.text).toContain('TRANSACTION_COMPLETED');
});
