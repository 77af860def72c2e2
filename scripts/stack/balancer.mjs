import { request as ask, createServer } from 'node:http';

/**
 * A balancer of our own for tests: each request goes to the next instance, on a connection of its own. One that nothing listens at is passed
 * over; what was sent is never sent again.
 * @param {() => readonly number[]} ports of the instances
 * @param {number} [port]
 */
export async function startBalancer(ports, port = 0) {
  let turn = 0;
  const server = createServer((request, response) => {
    const all = ports();
    turn += 1;
    pass(all.map((_, at) => all[(turn + at) % all.length] ?? 0));

    /** @param {number[]} left the instances to be tried, in order */
    function pass([next, ...others]) {
      if (next === undefined) return void response.writeHead(502).end();
      const { method, url: path, headers } = request;
      const sent = ask(
        { port: next, host: '127.0.0.1', method, path, headers: { ...headers, connection: 'close' }, agent: false },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          answer.once('error', () => response.destroy());
        },
      );
      sent.once('error', (error) => {
        if ('code' in error && error.code === 'ECONNREFUSED') return pass(others);
        // An answer that was cut must not look whole.
        response.destroy();
      });
      // Nothing of a body is taken before somebody listens.
      sent.once('socket', (socket) => socket.once('connect', () => request.pipe(sent)));
      response.once('close', () => sent.destroy());
    }
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise((listening) => server.listen(port, '127.0.0.1', () => listening(undefined)));
  return {
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
