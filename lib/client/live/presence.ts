import { presenceMs } from '@/lib/contracts/office/staff/presence';

/** Pointer movement below this many pixels is jitter, not a person. */
const jitterPixels = 24;

let lastInput = Number.NEGATIVE_INFINITY;
let rest: { readonly x: number; readonly y: number } | null = null;

/** Whether somebody used this page within the last minute. */
export function isPresent(): boolean {
  return Date.now() - lastInput < presenceMs;
}

/** Records a person's input; repeated keys and pointer jitter do not count. */
function noteInput(event: Event) {
  if (event instanceof KeyboardEvent && event.repeat) return;
  if (event.type === 'pointermove' && event instanceof MouseEvent && !hasMoved(event)) return;
  lastInput = Date.now();
}

function hasMoved({ clientX: x, clientY: y }: MouseEvent): boolean {
  if (rest !== null && Math.hypot(x - rest.x, y - rest.y) < jitterPixels) return false;
  const isFirst = rest === null;
  rest = { x, y };
  return !isFirst;
}

if (typeof window !== 'undefined') {
  for (const input of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']) {
    window.addEventListener(input, noteInput, { capture: true, passive: true });
  }
}
