'use client';

/** What a browser offers that checks where scripts come from; the types of the DOM do not know it yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string }): unknown;
}

const chunks = '/_next/static/';

/**
 * Lets the framework load the parts of our own build, and nothing else become a script: pages demand Trusted Types, so text that is
 * put where a script or markup is read throws, and so does an address of a script elsewhere.
 */
export function trustOwnScripts(): void {
  if (!hasTrustedTypes(window)) return;
  window.trustedTypes.createPolicy('default', { createScriptURL: ownScript });
}

export function ownScript(url: string): string {
  const { origin, pathname } = new URL(url, window.location.origin);
  if (origin !== window.location.origin || !pathname.startsWith(chunks)) throw new TypeError('not a script of ours');
  return url;
}

function hasTrustedTypes(owner: object): owner is { readonly trustedTypes: TrustedTypes } {
  return 'trustedTypes' in owner;
}
