/** @typedef {{ stop: () => Promise<void>, ended: Promise<string> }} Part */
/** @typedef {ReturnType<typeof createShutdown>} StopList */

/** What runs, to be stopped in reverse order; nothing can be added once stopping has begun. */
export function createShutdown() {
  /** @type {Part[]} */
  const parts = [];
  /** @type {Promise<void> | undefined} */
  let stopping;
  /** @type {(sentence: string) => void} */
  let fail = () => {};
  /** @type {Promise<string>} */
  const failed = new Promise((resolve) => {
    fail = resolve;
  });

  async function stopAll() {
    for (let part = parts.pop(); part; part = parts.pop()) await part.stop();
  }

  return {
    /** Resolves with how the first part ended that was not asked to. */
    failed,
    stop() {
      stopping ??= stopAll();
      return stopping;
    },
    /** @param {Part} part */
    add(part) {
      parts.push(part);
      part.ended.then((how) => {
        if (!stopping) fail(how);
      });
      if (stopping) stopping = stopping.then(stopAll);
    },
  };
}
