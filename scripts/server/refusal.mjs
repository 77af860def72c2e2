/** @typedef {{ status: number, code: string, allow?: string }} Refusal */

const readMethods = ['GET', 'HEAD'];
const apiMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Bytes: the largest body of any route (the files of a defense with their form). Each route limits its own body, most to 64 kB. */
const largestBody = 11_000_000;

/** As in lib/contracts/problem/own-codes.ts, which plain Node cannot import. */
const codes = { invalidRequest: 'SVB400', methodNotAllowed: 'SVB405', tooLarge: 'SVB413' };

/**
 * Why a request goes no further, before anything of its body is read: a path that is no path, a method nobody has, a page that is sent
 * something. Null lets it pass.
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} request
 * @returns {Refusal | null}
 */
export function refusal({ method = '', url = '', headers }) {
  const [path = '', search = ''] = splitOnce(url);
  if (!isPath(path) || namesPrototype(search)) return { status: 400, code: codes.invalidRequest };
  const methods = isApi(path) ? apiMethods : readMethods;
  if (!methods.includes(method)) return { status: 405, code: codes.methodNotAllowed, allow: methods.join(', ') };
  const size = Number(headers['content-length'] ?? 0);
  const sendsBody = size > 0 || headers['transfer-encoding'] !== undefined;
  if (readMethods.includes(method) && sendsBody) return { status: 400, code: codes.invalidRequest };
  return size > largestBody ? { status: 413, code: codes.tooLarge } : null;
}

/** Below /api there is data alone, and there are no pages. @param {string} path */
export function isApi(path) {
  return path === '/api' || path.startsWith('/api/');
}

/** @param {string} url */
function splitOnce(url) {
  const at = url.indexOf('?');
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

/** Of one meaning: without a step or a slash that only some of the programs on its way see. @param {string} path */
function isPath(path) {
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return false;
  try {
    return path.slice(1).split('/').map(decodeURIComponent).every(isStep);
  } catch {
    return false;
  }
}

/** @param {string} step */
function isStep(step) {
  return step !== '.' && step !== '..' && !/[/\\\p{Cc}]/u.test(step);
}

/** The framework reads a query into an object, where this name would be lost without a word. @param {string} search */
function namesPrototype(search) {
  return search !== '' && new URLSearchParams(search).has('__proto__');
}
