import { createServer } from 'node:http';
import { addMissing } from './base-headers.mjs';
import { isApi, refusal } from './refusal.mjs';

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Handle */

/**
 * Milliseconds. A slow sender is cut off; what is being answered, such as a stream of events, may take as long as it likes. An idle connection
 * is kept longer than the minute after which balancers close theirs: otherwise one would send into a connection that we are closing.
 */
const times = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 75_000, connectionsCheckingInterval: 1_000 };
const maxHeaderSize = 16_384;

/** Words of the framework to itself: from outside they once led past guards, and still turn answers away. */
const internal = /^x-(?:middleware-|invoke-|nextjs-|matched-path$|nonce$)/;
/** What its pages ask one another; below /api it would be answered with a redirect. */
const betweenPages = /^(?:rsc$|next-)/;

/**
 * The server before the framework: every answer has its headers, what is no request of ours goes no further, and nobody is waited for without end.
 * @param {Handle} handle
 * @param {{ headers: Readonly<Record<string, string>>, timeouts?: Partial<typeof times> }} options
 */
export function createHttpServer(handle, { headers, timeouts = {} }) {
  const server = createServer({ ...times, ...timeouts, maxHeaderSize }, async (request, response) => {
    addMissing(response, headers);
    const refused = refusal(request);
    if (refused) return refuse(response, refused);
    request.url = withoutTrailingSlash(request.url ?? '/');
    dropWords(request.headers, isApi(request.url) ? [internal, betweenPages] : [internal]);
    await handle(request, response);
  });
  server.on('clientError', (error, socket) => {
    if (!socket.writable) return;
    const status = statuses[/** @type {keyof typeof statuses} */ ('code' in error ? error.code : '')] ?? '400 Bad Request';
    const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${[status, ...lines].join('\r\n')}\r\n\r\n`);
  });
  return server;
}

/** What Node says of a request that it cannot read. */
const statuses = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** @param {import('node:http').ServerResponse} response @param {import('./refusal.mjs').Refusal} refused */
function refuse(response, { status, code, allow }) {
  if (allow !== undefined) response.setHeader('allow', allow);
  response.setHeader('content-type', 'application/json');
  response.statusCode = status;
  const problem = { statusCode: status, errorCode: code, message: null, requestId: null, details: [], retryAfterSeconds: null };
  response.end(JSON.stringify(problem));
}

/** @param {import('node:http').IncomingHttpHeaders} headers @param {RegExp[]} words */
function dropWords(headers, words) {
  for (const name of Object.keys(headers)) if (words.some((word) => word.test(name))) delete headers[name];
}

/** Below /api the framework would answer with a redirect, which a sender of callbacks does not follow. @param {string} url */
function withoutTrailingSlash(url) {
  return isApi(url) ? url.replace(/^([^?]*[^?/])\/(?=\?|$)/, '$1') : url;
}
