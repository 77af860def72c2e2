import { presenceMs } from '@/lib/contracts/office/staff/presence';

let lastInput = Number.NEGATIVE_INFINITY;

/** Whether somebody used this page within the last minute. */
export function isPresent(): boolean {
  return Date.now() - lastInput < presenceMs;
}

function noteInput() {
  lastInput = Date.now();
}

if (typeof window !== 'undefined') {
  for (const input of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']) {
    window.addEventListener(input, noteInput, { capture: true, passive: true });
  }
}
