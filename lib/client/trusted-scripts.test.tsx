import { expect, test, vi } from 'vitest';
import { ownScript, trustOwnScripts } from './trusted-scripts';

test.each(['/service-worker.js', '/_next/static/chunks/a.js', `${window.location.origin}/_next/static/chunks/a.js?dpl=1`])(
  '%s is accepted as our script',
  (url) => {
    expect(ownScript(url)).toBe(url);
  },
);

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/_next/static/../../api/office/drafts',
  '/_next/static/%2e%2e/%2e%2e/api/office/drafts',
  '/api/office/drafts',
  '/c/service-worker.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:null/1',
])('%s is refused', (url) => {
  expect(() => ownScript(url)).toThrow(TypeError);
});

test('the rule is the Trusted Types default policy in browsers that support it', () => {
  expect(trustOwnScripts).not.toThrow();
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  trustOwnScripts();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createScriptURL: ownScript });
});
