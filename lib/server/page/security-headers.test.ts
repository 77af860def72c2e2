import { describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers';

const page = { nonce: 'n', development: false, https: false, camera: false, cardData: false };

const directives = (policy: string) => new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));

describe('the security headers in production', () => {
  const headers = securityHeaders({ ...page, nonce: 'bm9uY2U=', https: true });
  const policy = directives(headers['content-security-policy']);

  test('run scripts and styles by their nonce only', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-bm9uY2U='", "'strict-dynamic'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-bm9uY2U='"]);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)|https?:|\*/);
  });

  test('forbid framing, foreign form targets and another base URL', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('worker-src')).toEqual(["'self'"]);
  });

  test('forbid turning text into script, and report violations to us', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
    expect(policy.get('report-uri')).toEqual(['/api/policy-reports']);
  });

  test('forbid caching, sniffing and a referrer to others', () => {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });
});

test('do not force https over plain http, which a local machine uses', () => {
  const headers = securityHeaders(page);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(directives(headers['content-security-policy']).has('upgrade-insecure-requests')).toBe(false);
});

test('are loosened in development only for its tools', () => {
  const policy = directives(securityHeaders({ ...page, development: true })['content-security-policy']);
  expect(policy.get('script-src')).toContain("'unsafe-eval'");
  expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
});

test('turn the camera off except for the page that scans codes', () => {
  expect(securityHeaders(page)['permissions-policy']).toContain('camera=()');
  expect(securityHeaders({ ...page, camera: true })['permissions-policy']).toContain('camera=(self)');
});

test('allow no foreign picture and no native form submit on the page with card data', () => {
  const policy = directives(securityHeaders({ ...page, cardData: true })['content-security-policy']);
  expect(policy.get('img-src')).toEqual(["'self'"]);
  expect(policy.get('form-action')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('script-src')).toEqual(["'self'", "'nonce-n'", "'strict-dynamic'"]);
});
