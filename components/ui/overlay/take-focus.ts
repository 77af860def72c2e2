/** As a `ref`: focuses the element that replaces the focused part of a step, so that keyboard navigation continues there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
