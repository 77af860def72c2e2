/**
 * What a browser does for dialogs and popovers and jsdom does not: it opens and closes them, tells of it, hears Esc, gives the focus
 * back, and knows whether it came by a key. The browser test `keyboard` holds the same keys in a real one; what is behind a dialog stays within reach here.
 */
const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/** Open, the newest last, each with what had the focus before. @type {{ element: HTMLElement, before: Element | null }[]} */
const opened = [];

/** @param {HTMLElement} element */
function take(element) {
  const at = opened.findIndex((one) => one.element === element);
  return at < 0 ? undefined : opened.splice(at, 1)[0];
}

/** @param {HTMLElement} element @param {Element | null | undefined} before */
function giveBack(element, before) {
  if (element.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
}

/** @param {HTMLElement} panel @param {string} type @param {string} newState */
function dispatchToggle(panel, type, newState) {
  panel.dispatchEvent(Object.assign(new Event(type), { newState }));
}

/** @param {Element} element */
const isOpen = (element) => opened.some((one) => one.element === element);

if (typeof document !== 'undefined' && !('showPopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, {
    /** @this {HTMLElement} */
    showPopover() {
      if (isOpen(this)) return;
      dispatchToggle(this, 'beforetoggle', 'open');
      opened.push({ element: this, before: document.activeElement });
      // Its own style sheet hides what it does not know to be open.
      this.style.display = 'block';
      queueMicrotask(() => dispatchToggle(this, 'toggle', 'open'));
    },
    /** @this {HTMLElement} */
    hidePopover() {
      const one = take(this);
      if (!one) return;
      dispatchToggle(this, 'beforetoggle', 'closed');
      giveBack(this, one.before);
      this.style.removeProperty('display');
      queueMicrotask(() => dispatchToggle(this, 'toggle', 'closed'));
    },
    scrollIntoView() {},
  });
  Object.assign(HTMLDialogElement.prototype, {
    /** @this {HTMLDialogElement} */
    showModal() {
      this.open = true;
      opened.push({ element: this, before: document.activeElement });
      const first = this.querySelector(focusable);
      if (first instanceof HTMLElement) first.focus();
    },
    /** @this {HTMLDialogElement} */
    close() {
      if (!this.open) return;
      this.open = false;
      giveBack(this, take(this)?.before);
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });

  const matches = Element.prototype.matches;
  Object.assign(Element.prototype, {
    /** @this {Element} @param {string} selector */
    matches(selector) {
      if (selector === ':focus-visible') return byKey && this === document.activeElement;
      if (selector !== ':popover-open') return matches.call(this, selector);
      return this instanceof HTMLElement && isOpen(this);
    },
  });
  let byKey = false;
  const followed = { capture: true };
  document.addEventListener('keydown', () => (byKey = true), followed);
  document.addEventListener('pointerdown', () => (byKey = false), followed);

  document.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const panel = id && document.getElementById(id);
    if (!panel) return;
    if (isOpen(panel)) panel.hidePopover();
    else panel.showPopover();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const top = opened.at(-1)?.element;
    if (!top?.hasAttribute('popover') || !(target instanceof Element) || top.contains(target)) return;
    if (target.closest('[popovertarget]')?.getAttribute('popovertarget') !== top.id) top.hidePopover();
  });
  document.addEventListener('keydown', (event) => {
    const left = opened.filter(({ element }) => element.isConnected);
    opened.splice(0, opened.length, ...left);
    const top = left.at(-1)?.element;
    if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
    if (!(top instanceof HTMLDialogElement)) top.hidePopover();
    else if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}
