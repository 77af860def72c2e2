/* Runs in each page that is measured, before its own scripts, as it stands here: nothing that compiles it adds names a page does not know. */
(() => {
  /** The longest event of each interaction, as the browser reports them: from the event until the frame that shows what came of it. */
  const slowest = new Map();
  let before = 0;
  const take = (entries) => {
    for (const { interactionId, duration } of entries)
      if (interactionId) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let pressed;

  globalThis.measured = {
    /** Milliseconds from the next press until the page shows what it is for, at the address it leads to. A frame paints what is there when it begins. */
    watchPress({ path, shows }) {
      const there = () => new RegExp(path).test(location.pathname) && document.querySelector(shows) !== null;
      pressed = new Promise((resolve) => {
        const look = async ({ timeStamp }) => {
          while (!there()) await frame();
          await frame();
          resolve(performance.now() - timeStamp);
        };
        addEventListener('pointerdown', look, { capture: true, once: true });
      });
    },
    pressed: () => pressed,

    forgetInteractions() {
      take(observer.takeRecords());
      slowest.clear();
      before = performance.interactionCount;
    },
    /** The durations since, and how many there were: the browser leaves out those below 16 ms. */
    async interactions() {
      await frame();
      await frame();
      take(observer.takeRecords());
      return { reported: [...slowest.values()], count: performance.interactionCount - before };
    },
    frame,
  };
})();
