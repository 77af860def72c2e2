import sirv from 'sirv';

const prefix = '/_next/static/';

/**
 * Answers what the build wrote for browsers from files that are compressed already, and passes everything else on. Their names change with
 * their content, so they are kept for good.
 * @param {string} folder the build's folder `static`
 * @param {import('./http-server.mjs').Handle} next
 * @returns {import('./http-server.mjs').Handle}
 */
export function serveStatic(folder, next) {
  const serve = sirv(folder, { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000, etag: true, extensions: [] });
  return async (request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(prefix)) return next(request, response);
    request.url = url.slice(prefix.length - 1);
    serve(request, response, () => {
      request.url = url;
      void next(request, response);
    });
  };
}
