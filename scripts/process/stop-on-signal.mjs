import { watchParent } from './watch-parent.mjs';

/**
 * Runs `stop` once on Ctrl-C, on SIGTERM, when the terminal closes and when npm is gone; a second signal does not wait for it.
 * @param {() => Promise<void>} stop
 * @returns {Promise<void>} resolves after a signal came and `stop` is done
 */
export function stopOnSignal(stop) {
  return new Promise((resolve, reject) => {
    let asked = false;
    const ask = () => {
      asked = true;
      stop().then(resolve, reject);
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => (asked ? process.exit(1) : ask()));
    }
    watchParent(() => asked || ask());
  });
}
