/**
 * The default headers of an answer: for data that runs no script, is not framed, sniffed or cached. Pages set a policy with a nonce
 * (proxy.ts), files their own (file-response.ts), scripts and styles their cache time.
 * @param {{ https: boolean }} options
 * @returns {Readonly<Record<string, string>>}
 */
export function baseHeaders({ https }) {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/**
 * Adds each header that an answer lacks in the moment it leaves, whoever made it: our handlers, the framework, or what came before either.
 * @param {import('node:http').ServerResponse} response
 * @param {Readonly<Record<string, string>>} headers
 */
export function addMissing(response, headers) {
  const writeHead = response.writeHead;
  /** @param {...unknown} args */
  response.writeHead = (...args) => {
    for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
    return Reflect.apply(writeHead, response, args);
  };
}
