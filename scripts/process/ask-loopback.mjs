import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

// An agent of its own knows no proxy, whatever the environment tells Node to use.
const agent = new Agent();

/**
 * Asks a program of ours on this machine, never through a proxy.
 * @param {string} url
 * @param {number} [timeoutMs]
 * @returns {Promise<{ status: number, text: string }>}
 */
export function askLoopback(url, timeoutMs = 5_000) {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: timeoutMs, headers: { connection: 'close' } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject);
    });
    request.once('error', reject);
    request.once('timeout', () => request.destroy(new Error(`${url} did not answer`)));
  });
}
