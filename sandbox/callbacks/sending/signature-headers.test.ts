import { expect, test } from 'vitest';
import { newSigning, signatureHeaders } from './signature-headers';

test('interface: Signature: it is HMAC-SHA256 over timestamp, nonce and raw body, in 64 small hexadecimal digits', () => {
  const signing = { timestamp: '1767225600000', nonce: '00112233445566778899aabbccddeeff' };
  const body = '{"id":"SVTX0001","status":"COMPLETED","amount":10.5}';
  expect(signatureHeaders('whsec_0f1e2d3c4b5a69788796a5b4c3d2e1f0', body, signing)).toEqual({
    'x-webhook-timestamp': '1767225600000',
    'x-webhook-nonce': '00112233445566778899aabbccddeeff',
    'x-webhook-signature': 'dd9abbf44b746b28f20dedfbf3658c1447e195ca0419a2985653e3949ac132b2',
  });
});

test('interface: Signature: every attempt has its own nonce', () => {
  const [one, other] = [newSigning(), newSigning()];
  expect(one.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(one.timestamp).toMatch(/^\d{13}$/);
  expect(other.nonce).not.toBe(one.nonce);
});
