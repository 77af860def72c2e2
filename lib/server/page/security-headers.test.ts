import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

const page = { nonce: 'n', development: false, https: false, camera: false, cardData: false };

const directives = (policy: string) => new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));

describe('in production', () => {
  const headers = securityHeaders({ ...page, nonce: 'bm9uY2U=', https: true });
  const policy = directives(headers['content-security-policy']);

  it('scripts and styles run by their nonce alone', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-bm9uY2U='", "'strict-dynamic'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-bm9uY2U='"]);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)|https?:|\*/);
  });

  it('nothing frames us, takes our forms elsewhere or moves our base', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('text becomes no script, and a breach is reported to ourselves', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
    expect(policy.get('report-uri')).toEqual(['/api/policy-reports']);
  });

  it('nothing is kept, sniffed or told to others', () => {
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

it('over plain http nothing is forced to https, which this machine does not speak', () => {
  const headers = securityHeaders(page);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(directives(headers['content-security-policy']).has('upgrade-insecure-requests')).toBe(false);
});

it('only development loosens what its own tools need', () => {
  const policy = directives(securityHeaders({ ...page, development: true })['content-security-policy']);
  expect(policy.get('script-src')).toContain("'unsafe-eval'");
  expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
});

it('leaves the camera off, but for the page that reads a code with it', () => {
  expect(securityHeaders(page)['permissions-policy']).toContain('camera=()');
  expect(securityHeaders({ ...page, camera: true })['permissions-policy']).toContain('camera=(self)');
});

it('where card data is typed there is no picture but ours, and no form is sent but by script', () => {
  const policy = directives(securityHeaders({ ...page, cardData: true })['content-security-policy']);
  expect(policy.get('img-src')).toEqual(["'self'"]);
  expect(policy.get('form-action')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('script-src')).toEqual(["'self'", "'nonce-n'", "'strict-dynamic'"]);
});
