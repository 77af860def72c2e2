/** As a `ref`: what stands where the focused part of a step was takes the focus over, so that the keyboard goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
