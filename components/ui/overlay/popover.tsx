'use client';

import clsx from 'clsx';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type PopoverProps = {
  /** The content of the button. */
  face: ReactNode;
  /** Its accessible name, when the face alone does not say it. */
  label?: string;
  buttonClassName?: string;
  panelClassName?: string;
  opens?: 'menu' | 'dialog';
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  /** Its panel is made when somebody is about to open it: for menus of which a page has many. */
  late?: boolean;
  /** Opens when it is rendered. */
  startOpen?: boolean;
  /** Somebody is about to open it: what it holds can be asked for now. */
  onIntent?: () => void;
  /** It is about to close, and what it holds is still there. */
  onClosing?: () => void;
  onClosed?: () => void;
  /** Called with keys pressed inside the panel. */
  onPanelKey?: (event: KeyboardEvent<HTMLDivElement>, close: () => void) => void;
  children: (close: () => void) => ReactNode;
};

const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href]';

/** The content of a panel may be rendered after it opened. `at`: 0 is its first control, -1 its last. */
function focusWithin(panel: HTMLElement, at: 0 | -1): void {
  const control = [...panel.querySelectorAll<HTMLElement>(focusable)].at(at);
  if (control) {
    control.focus();
    return;
  }
  const filling = new MutationObserver(() => {
    filling.disconnect();
    if (panel.matches(':popover-open')) focusWithin(panel, at);
  });
  filling.observe(panel, { childList: true, subtree: true });
}

/** A panel at its button, in the browser's top layer: Esc and a click elsewhere close it and the focus comes back; so does leaving it by Tab. */
export function Popover(props: PopoverProps) {
  const { opens = 'dialog', align = 'start', side = 'bottom', startOpen = false, late = false } = props;
  const id = useId();
  const buttonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const enterAt = useRef<0 | -1>(0);
  const [open, setOpen] = useState(false);
  const [isMade, setMade] = useState(!late);
  const close = () => document.getElementById(id)?.hidePopover();

  useEffect(() => {
    const isOpen = panel.current?.matches(':popover-open');
    // The browser opens it also before this script has come: then it is filled now.
    if (isOpen) setOpen(true);
    else if (startOpen) button.current?.click();
  }, [startOpen]);

  const onToggle = (state: string) => {
    if (state === 'open') {
      if (panel.current) focusWithin(panel.current, enterAt.current);
      enterAt.current = 0;
      return;
    }
    // Not before it is closed: the browser gives the focus back only if it is still inside.
    setOpen(false);
    props.onClosed?.();
  };

  /** The browser looks for the panel after the handlers of the press. */
  const make = () => {
    if (!isMade) flushSync(() => setMade(true));
  };
  /** The arrow keys open a menu at its first and at its last item. */
  const onButtonKey = (event: KeyboardEvent) => {
    if (opens !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    enterAt.current = event.key === 'ArrowDown' ? 0 : -1;
    button.current?.click();
  };
  const onLeft = ({ relatedTarget }: FocusEvent) => {
    const inside = panel.current?.contains(relatedTarget) || button.current?.contains(relatedTarget);
    if (relatedTarget && !inside) close();
  };

  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        popoverTarget={id}
        aria-haspopup={opens}
        aria-expanded={open}
        aria-controls={isMade ? id : undefined}
        onClick={make}
        aria-label={props.label}
        onPointerEnter={props.onIntent}
        onFocus={props.onIntent}
        onKeyDown={onButtonKey}
        className={props.buttonClassName}
      >
        {props.face}
      </button>
      {isMade && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its role is `opens`, a menu or a dialog
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both may be named
        <div
          ref={panel}
          id={id}
          popover="auto"
          role={opens}
          aria-labelledby={buttonId}
          onKeyDown={(event) => props.onPanelKey?.(event, close)}
          onBlur={onLeft}
          data-align={align}
          data-side={side}
          onBeforeToggle={({ newState }) => (newState === 'open' ? setOpen(true) : props.onClosing?.())}
          onToggle={(event) => onToggle(event.newState)}
          className={clsx('popover rounded-lg border border-line bg-overlay text-left whitespace-normal shadow-menu', props.panelClassName)}
        >
          {open && props.children(close)}
        </div>
      )}
    </>
  );
}
