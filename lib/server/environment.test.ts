import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment';
import { secretsForTests } from './testing/secrets-for-tests';

const refusalHead = 'Balcão cannot start with these settings:';

const good = {
  APP_URL: 'https://balcao.example',
  PAYMENTS_URL: 'https://service.example/v1',
  PAYMENTS_TOKEN: 'token',
  DATABASE_URL: 'postgres://user:password@127.0.0.1:5432/balcao',
  ...secretsForTests,
};

describe('each missing or malformed setting is named with its format, and its value is never shown', () => {
  test.each([
    ['APP_URL', undefined, 'the address people open'],
    ['APP_URL', 'canary', 'the address people open'],
    ['APP_URL', 'ftp://canary.example', 'the address people open'],
    ['APP_URL', 'https://canary.example/shop', 'the address people open'],
    ['PAYMENTS_URL', undefined, 'ending in /v1'],
    ['PAYMENTS_URL', 'canary', 'ending in /v1'],
    ['PAYMENTS_URL', 'https://canary.example', 'ending in /v1'],
    ['PAYMENTS_URL', 'http://canary.example/v1', 'ending in /v1'],
    ['PAYMENTS_URL', 'http://localhost.canary.example/v1', 'ending in /v1'],
    ['PAYMENTS_TOKEN', undefined, 'without spaces'],
    ['PAYMENTS_TOKEN', '', 'without spaces'],
    ['PAYMENTS_TOKEN', 'canary\r\nx-other: 1', 'without spaces'],
    ['DATABASE_URL', undefined, 'sslmode=verify-full'],
    ['DATABASE_URL', 'mysql://canary', 'sslmode=verify-full'],
    ['AUTH_SECRET', undefined, '32 random bytes'],
    ['AUTH_SECRET', 'canary', '32 random bytes'],
    ['SEAL_KEY', undefined, '32 random bytes'],
    ['SEAL_KEY', 'canary', '32 random bytes'],
    ['SESSION_IDLE_MINUTES', '4', 'a whole number from 5 to 720'],
    ['SESSION_IDLE_MINUTES', '7.5', 'a whole number from 5 to 720'],
    ['SESSION_IDLE_MINUTES', 'canary', 'a whole number from 5 to 720'],
    ['OUTGOING_ADDRESS', 'canary.example', 'the IP address under which'],
    ['CALLBACK_ADDRESSES', '203.0.113.7,canary', 'the IP addresses'],
    ['PAYMENTS_TIMEOUT_MS', '60001', 'a whole number from 100 to 60000'],
    ['CARD_ENTRY', 'canary', 'on or off'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,canary', 'how many proxies stand before'],
    ['TRUSTED_PROXIES', '10', 'how many proxies stand before'],
  ])('%s=%j', (name, value, form) => {
    const refusal = refusalOf({ ...good, [name]: value });
    expect(refusal.split('\n')).toEqual([refusalHead, expect.stringMatching(`^  ${name} (is missing|is wrong): .*${form}`)]);
    expect(refusal).not.toMatch('canary');
  });

  test('all of them are named at once', () => {
    const names = [...refusalOf({}).matchAll(/^ {2}([A-Z_]+) is missing: /gm)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(good));
  });
});

test('given settings are read and the others have defaults', () => {
  expect(readEnvironment({ ...good, APP_URL: 'https://balcao.example/' })).toMatchObject({
    appUrl: 'https://balcao.example',
    paymentsUrl: 'https://service.example/v1',
    paymentsToken: 'token',
    sessionIdleMinutes: 15,
    paymentsTimeoutMs: 10_000,
  });
  expect(readEnvironment({ ...good, SESSION_IDLE_MINUTES: '5', PAYMENTS_TIMEOUT_MS: '100' })).toMatchObject({
    sessionIdleMinutes: 5,
    paymentsTimeoutMs: 100,
  });
});

test.each(['http://localhost:4010/v1', 'http://127.0.0.1:4010/v1', 'http://[::1]:4010/v1'])(
  'plain http is allowed on this machine: %s',
  (url) => {
    expect(readEnvironment({ ...good, PAYMENTS_URL: url }).paymentsUrl).toBe(url);
  },
);

function refusalOf(variables: Record<string, string | undefined>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

describe('cards', () => {
  const card = {
    CARD_URL: 'https://card.example/v1',
    CARD_CLIENT_ID: 'client',
    CARD_CLIENT_SECRET: 'secret',
    CARD_CERT_FILE: 'client.crt',
    CARD_KEY_FILE: 'client.key',
    CARD_CA_FILE: 'ca.crt',
  };

  test('are off without their settings, and on with all of them', () => {
    expect(readEnvironment(good).card).toBeNull();
    expect(readEnvironment({ ...good, ...card }).card).toEqual({
      url: 'https://card.example/v1',
      clientId: 'client',
      clientSecret: 'secret',
      certFile: 'client.crt',
      keyFile: 'client.key',
      caFile: 'ca.crt',
    });
  });

  test.each(Object.keys(card))('all but %s is an error', (name) => {
    expect(refusalOf({ ...good, ...card, [name]: undefined })).toMatch(new RegExp(`^  ${name} is missing: `, 'm'));
  });

  test('mutual TLS needs https', () => {
    expect(refusalOf({ ...good, ...card, CARD_URL: 'http://127.0.0.1:4011/v1' })).toMatch(/^ {2}CARD_URL is wrong: /m);
  });
});

describe('mail', () => {
  const mail = { SMTP_URL: 'smtps://caixa%40loja:s%2Fenha@mail.example:2465', MAIL_FROM: 'Avisos da Loja <avisos@loja.example>' };

  test('is off without its settings, and on with both', () => {
    expect(readEnvironment(good).mail).toBeNull();
    expect(readEnvironment({ ...good, ...mail }).mail).toEqual({
      host: 'mail.example',
      port: 2465,
      secure: true,
      local: false,
      auth: { user: 'caixa@loja', pass: 's/enha' },
      from: { name: 'Avisos da Loja', address: 'avisos@loja.example' },
    });
    expect(readEnvironment({ ...good, SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'avisos@loja.example' }).mail).toEqual({
      host: '127.0.0.1',
      port: 587,
      secure: false,
      local: true,
      auth: null,
      from: { name: 'Balcão', address: 'avisos@loja.example' },
    });
  });

  test.each([
    ['SMTP_URL', undefined],
    ['SMTP_URL', 'canary'],
    ['SMTP_URL', 'https://canary.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://canary@mail.example'],
    ['SMTP_URL', 'smtp://canary:%zz@mail.example'],
    ['SMTP_URL', 'smtp://mail.example/?canary=1'],
    ['SMTP_URL', 'smtp://mail.example/canary'],
    ['MAIL_FROM', undefined],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'canary'],
    ['MAIL_FROM', 'Canary <canary>'],
    ['MAIL_FROM', 'Canary\r\nBcc: x <canary@loja.example>'],
  ])('%s=%j is named with its format', (name, value) => {
    const refusal = refusalOf({ ...good, ...mail, [name]: value });
    expect(refusal.split('\n')).toEqual([refusalHead, expect.stringMatching(`^  ${name} (is missing|is wrong): `)]);
    expect(refusal).not.toMatch(/canary/i);
  });
});

describe('where the audit is anchored', () => {
  test('is nowhere without a setting', () => {
    expect(readEnvironment(good)).toMatchObject({ auditAnchorFile: null, auditAnchorMail: 'off', auditAnchorUrl: null });
  });

  test.each([
    ['AUDIT_ANCHOR_MAIL', 'on'],
    ['AUDIT_ANCHOR_MAIL', 'yes'],
    ['AUDIT_ANCHOR_URL', 'http://evidence.example/x'],
    ['AUDIT_ANCHOR_URL', 'https://127.0.0.1/x'],
    ['AUDIT_ANCHOR_URL', 'https://evidence.internal/x'],
    ['AUDIT_ANCHOR_URL', 'https://user:canary@evidence.example/x'],
    ['AUDIT_ANCHOR_FILE', 'a\nb'],
  ])('%s=%j is named with its form', (name, value) => {
    expect(refusalOf({ ...good, [name]: value })).toMatch(new RegExp(`^  ${name} is wrong: `, 'm'));
  });

  test('is a public name over https', () => {
    const address = 'https://evidence.example:8443/balcao?to=anchors';
    expect(readEnvironment({ ...good, AUDIT_ANCHOR_URL: address }).auditAnchorUrl).toBe(address);
  });
});

test('card data is accepted only where a setting says so', () => {
  expect(readEnvironment(good).cardEntry).toBe('off');
  expect(readEnvironment({ ...good, CARD_ENTRY: 'on' }).cardEntry).toBe('on');
});

test("the app's address is https, or on this machine", () => {
  expect(refusalOf({ ...good, APP_URL: 'http://balcao.example' })).toContain('APP_URL is wrong');
  expect(readEnvironment({ ...good, APP_URL: 'http://localhost:3000' }).appUrl).toBe('http://localhost:3000');
});
