import { expect, it, vi } from 'vitest';
import { ownScript, trustOwnScripts } from './trusted-scripts';

it.each(['/_next/static/chunks/a.js', `${window.location.origin}/_next/static/chunks/a.js?dpl=1`])('%s is a script of ours', (url) => {
  expect(ownScript(url)).toBe(url);
});

it.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/_next/static/../../api/office/drafts',
  '/_next/static/%2e%2e/%2e%2e/api/office/drafts',
  '/api/office/drafts',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:null/1',
])('%s is none', (url) => {
  expect(() => ownScript(url)).toThrow(TypeError);
});

it('the rule is the one every script is held to, in browsers that know of it', () => {
  expect(trustOwnScripts).not.toThrow();
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  trustOwnScripts();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createScriptURL: ownScript });
});
