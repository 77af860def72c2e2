import { expect, test } from 'vitest';
import { matchingStep, newTimeCodeSecret, timeCodeAddress, timeCodeAt, timeStep } from './time-code';

/** The secret of RFC 6238, "12345678901234567890", in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at second %d is the one of RFC 6238: %s', (seconds, code) => {
  expect(timeCodeAt(secret, timeStep(new Date(seconds * 1000)), 8)).toBe(code);
  expect(timeCodeAt(secret, timeStep(new Date(seconds * 1000)))).toBe(code.slice(2));
});

test.each([
  ['-5 minutes', -300, false],
  ['-31 seconds', -31, true],
  ['none', 0, true],
  ['+31 seconds', 31, true],
  ['+5 minutes', 300, false],
])('a code of a clock that is off by %s is accepted: %s', (_, seconds, isAccepted) => {
  const now = new Date('2026-11-27T15:00:10.000Z');
  const shown = timeCodeAt(secret, timeStep(new Date(now.getTime() + seconds * 1000)));
  expect(matchingStep(secret, shown, now) !== null).toBe(isAccepted);
});

test('a code of another length is none', () => {
  const now = new Date('2026-11-27T15:00:10.000Z');
  expect(matchingStep(secret, timeCodeAt(secret, timeStep(now)).slice(1), now)).toBeNull();
});

test('secrets have 160 bits and are never the same', () => {
  const secrets = new Set(Array.from({ length: 50 }, newTimeCodeSecret));
  expect(secrets.size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

test('the address names issuer and account for an app to read', () => {
  const address = new URL(timeCodeAddress(secret, { issuer: 'Balcão', account: 'marina@loja.example' }));
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Balcão:marina@loja.example',
  ]);
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: 'Balcão', algorithm: 'SHA1', digits: '6', period: '30' });
});

test('a space in a name is written as apps read it', () => {
  const address = timeCodeAddress(secret, { issuer: 'Casa Ipê', account: 'a@loja.example' });
  expect(address).toContain('issuer=Casa%20Ip%C3%AA');
});
