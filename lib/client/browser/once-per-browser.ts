'use client';

/** Longer than the delay between tabs of one browser receiving the same event. */
const heldMs = 20_000;

/** Does something in one of the tabs that want it at about the same time, such as a sound. Without the Web Locks API every tab does it. */
export function oncePerBrowser(name: string, act: () => void): void {
  if (!('locks' in navigator)) {
    act();
    return;
  }
  const hold = async (lock: Lock | null) => {
    if (lock === null) return;
    act();
    await new Promise((resolve) => setTimeout(resolve, heldMs));
  };
  navigator.locks.request(`once:${name}`, { ifAvailable: true }, hold).catch(() => {});
}
