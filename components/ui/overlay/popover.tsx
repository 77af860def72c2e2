'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export type PopoverProps = {
  /** What the button shows. */
  face: ReactNode;
  /** Its accessible name, when the face alone does not say it. */
  label?: string;
  buttonClassName?: string;
  panelClassName?: string;
  opens?: 'menu' | 'dialog';
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  /** Opens by itself when it appears. */
  startOpen?: boolean;
  /** Somebody is about to open it: what it holds can be asked for now. */
  onIntent?: () => void;
  onClosed?: () => void;
  children: (close: () => void) => ReactNode;
};

const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href]';

/** What a panel holds may come a moment after it opened. */
function focusWithin(panel: HTMLElement): void {
  const first = panel.querySelector<HTMLElement>(focusable);
  if (first) {
    first.focus();
    return;
  }
  const filling = new MutationObserver(() => {
    filling.disconnect();
    if (panel.matches(':popover-open')) focusWithin(panel);
  });
  filling.observe(panel, { childList: true, subtree: true });
}

/** A panel at its button, in the browser's top layer: Esc and a click elsewhere close it, the focus comes back. */
export function Popover(props: PopoverProps) {
  const { opens = 'dialog', align = 'start', side = 'bottom', startOpen = false } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();

  useEffect(() => {
    const isOpen = panel.current?.matches(':popover-open');
    // The browser opens it also before this script has come: then it is filled now.
    if (isOpen) setOpen(true);
    else if (startOpen) button.current?.click();
  }, [startOpen]);

  const onToggle = (state: string) => {
    if (state === 'open') {
      if (panel.current) focusWithin(panel.current);
      return;
    }
    // Not before it is closed: the browser gives the focus back only if it is still inside.
    setOpen(false);
    props.onClosed?.();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup={opens}
        aria-expanded={open}
        aria-label={props.label}
        onPointerEnter={props.onIntent}
        onFocus={props.onIntent}
        className={props.buttonClassName}
      >
        {props.face}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-align={align}
        data-side={side}
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        onToggle={(event) => onToggle(event.newState)}
        className={clsx('popover rounded-lg border border-line bg-overlay text-left whitespace-normal shadow-menu', props.panelClassName)}
      >
        {open && props.children(close)}
      </div>
    </>
  );
}
