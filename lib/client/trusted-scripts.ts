'use client';

/** Trusted Types in browsers that support them; not part of the DOM types yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string }): unknown;
}

const chunks = '/_next/static/';

/** The script of public/ that shows notices while no page is open, and says so when there is no network. */
export const serviceWorkerPath = '/service-worker.js';

/**
 * Installs the Trusted Types default policy: only script URLs of our own build are allowed, and our service worker. Pages demand Trusted Types, so inserting other
 * text as script or markup throws, and so does a foreign script URL.
 */
export function trustOwnScripts(): void {
  if (!hasTrustedTypes(window)) return;
  window.trustedTypes.createPolicy('default', { createScriptURL: ownScript });
}

export function ownScript(url: string): string {
  const { origin, pathname } = new URL(url, window.location.origin);
  const isOurs = pathname.startsWith(chunks) || pathname === serviceWorkerPath;
  if (origin !== window.location.origin || !isOurs) throw new TypeError('not a script of ours');
  return url;
}

function hasTrustedTypes(owner: object): owner is { readonly trustedTypes: TrustedTypes } {
  return 'trustedTypes' in owner;
}
