/**
 * The headers every answer has that sets none of its own: data, of which no part runs, is framed, sniffed or kept. Pages set a policy with a
 * nonce (proxy.ts), files one of their own (file-answer.ts), scripts and styles how long they are kept.
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
