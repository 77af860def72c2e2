/**
 * Runs `stop` once on Ctrl-C, on SIGTERM and when the terminal closes; a second signal does not wait for it.
 * @param {() => Promise<void>} stop
 * @returns {Promise<void>} resolves after a signal came and `stop` is done
 */
export function stopOnSignal(stop) {
  return new Promise((resolve, reject) => {
    let asked = false;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        stop().then(resolve, reject);
      });
    }
  });
}
