import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */
/** @typedef {(request: Request) => Promise<Response>} AnswerCall */

const gateway = /^\/api\/(?:payments|office)\//;
/** Whoever asked knows the address; what answers needs its path and query. */
const origin = 'http://localhost';
/** Bytes: packing less is not worth its time. */
const minPacked = 1024;
const pack = promisify(gzip);

/**
 * Answers what pages ask the gateway without the way through the framework, which costs more than the gateway itself. Passes everything else on,
 * and the gateway's calls too until the app has one to answer them.
 * @param {() => AnswerCall | undefined} answerOf
 * @param {import('./http-server.mjs').Handle} next
 * @returns {import('./http-server.mjs').Handle}
 */
export function serveCalls(answerOf, next) {
  return async (request, response) => {
    const answerCall = gateway.test(request.url ?? '') ? answerOf() : undefined;
    if (!answerCall) return next(request, response);
    const left = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
    });
    try {
      await send(await answerCall(toRequest(request, left.signal)), request, response);
    } catch {
      // The gateway answers its own failures: what is left is a browser that has gone, an answer that broke off, or an app that cannot start.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };
}

/** @param {Incoming} incoming @param {AbortSignal} signal */
function toRequest(incoming, signal) {
  const { method = 'GET', url = '/', socket } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, Array.isArray(value) ? value.join(', ') : (value ?? ''));
  // As the framework does: without a proxy whoever is connected is the client.
  if (!headers.has('x-forwarded-for') && socket.remoteAddress !== undefined) headers.set('x-forwarded-for', socket.remoteAddress);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(origin + url, { method, headers, signal, ...(hasBody && { body: bodyOf(incoming), duplex: 'half' }) });
}

/** Read only as far as somebody asks for it; what nobody asks for is read away, so that the sender gets its answer. @param {Incoming} incoming */
function bodyOf(incoming) {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
        incoming.resume();
      },
    },
    { highWaterMark: 0 },
  );
}

/** @param {Response} answer @param {Incoming} request @param {Outgoing} response */
async function send(answer, request, response) {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  const type = answer.headers.get('content-type') ?? '';
  const packs = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
  } else if (type.startsWith('application/json')) {
    const bytes = Buffer.from(await answer.arrayBuffer());
    const packed = packs && bytes.length >= minPacked ? await pack(bytes) : null;
    response.setHeader('vary', 'accept-encoding');
    if (packed) response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-length', (packed ?? bytes).length);
    response.end(packed ?? bytes);
  } else {
    const isPacked = packs && type.startsWith('text/');
    if (isPacked) {
      response.removeHeader('content-length');
      response.setHeader('content-encoding', 'gzip');
      response.setHeader('vary', 'accept-encoding');
    }
    const body = Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (answer.body));
    await (isPacked ? pipeline(body, createGzip(), response) : pipeline(body, response));
  }
  await finished(response);
}
