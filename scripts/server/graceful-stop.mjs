import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./http-server.mjs').Handle} Handle */

/**
 * Milliseconds. `notice`: how long the port stays open, so that a balancer reads in the health check that this instance leaves, and sends
 * what it has in hand elsewhere. `max`: after this long whatever still runs is cut; what it did is settled by another instance.
 */
const times = { notice: 1_000, max: 10_000, sweep: 50 };

/**
 * Counts what is being answered. A call goes on after its browser has left, so the open connections alone do not tell.
 * @param {Handle} handle
 * @returns {{ handle: Handle, idle: () => Promise<void> }} `idle` resolves when nothing is being answered
 */
export function trackWork(handle) {
  let active = 0;
  /** @type {(() => void)[]} */
  let waiting = [];
  return {
    async handle(request, response) {
      active += 1;
      try {
        await handle(request, response);
      } finally {
        active -= 1;
        if (active === 0) {
          for (const resolve of waiting) resolve();
          waiting = [];
        }
      }
    },
    idle: () => (active === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}

/**
 * Ends a server without cutting an answer: each answer from now on closes its connection, the port closes after the notice, and what is under
 * way ends. Resolves at the latest after `max`.
 * @param {import('node:http').Server} server
 * @param {{ stopBackground: () => Promise<void> | undefined, idle: () => Promise<void>, timeouts?: Partial<typeof times> }} options
 */
export async function gracefulStop(server, { stopBackground, idle, timeouts = {} }) {
  const { notice, max, sweep } = { ...times, ...timeouts };
  const finished = new AbortController();
  const late = wait(max, undefined, { ref: false, signal: finished.signal }).catch(() => {});
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const background = Promise.resolve(stopBackground()).catch(() => {});
  const ended = (async () => {
    await wait(notice);
    const closed = new Promise((resolve) => server.close(resolve));
    // An answer that was begun before keeps its connection, which is closed once it is idle.
    const closing = setInterval(() => server.closeIdleConnections(), sweep);
    await Promise.all([closed, background]).finally(() => clearInterval(closing));
    await idle();
  })();
  await Promise.race([ended, late]);
  finished.abort();
  server.closeAllConnections();
}
