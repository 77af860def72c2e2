'use client';

import { type ComponentType, createElement, Suspense, use, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Shown when a part failed to load; may offer a retry. */
type Missing<Props> = ComponentType<Props & { onRetry: () => void }>;

const Nothing = () => null;

/**
 * A component loaded on first use. When loading fails (no network, or the page is older than the deployed version), `Missing` is shown in
 * its place and the rest of the page keeps its state. When a retry fails too, the whole page reloads; drafts of forms survive that.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Missing: Missing<Props>, Waiting: ComponentType = Nothing) {
  let loaded: Promise<ComponentType<Props> | null> | undefined;
  /** The component once loaded; later uses render it at once. */
  let arrived: ComponentType<Props> | undefined;
  const ask = () => {
    loaded = load().then(
      (part) => (arrived = part),
      () => {
        // A failed import is not cached, so that the next request tries again.
        loaded = undefined;
        return null;
      },
    );
    return loaded;
  };
  function Part({ asked, onRetry, props }: { asked: Promise<ComponentType<Props> | null>; onRetry: () => void; props: Props }) {
    const part = use(asked);
    return part ? createElement(part, props) : <Missing {...props} onRetry={onRetry} />;
  }
  function LazyPart(props: Props) {
    const [present] = useState(() => arrived);
    const [asked, setAsked] = useState(() => loaded ?? ask());
    const retry = () => {
      const again = ask();
      setAsked(again);
      // With a network, a part that is refused twice belongs to a version that is not served any more: only a load of the page brings the new one.
      again.then((part) => part === null && navigator.onLine && window.location.reload());
    };
    return (
      <Suspense fallback={<Waiting />}>
        {present ? createElement(present, props) : <Part asked={asked} onRetry={retry} props={props} />}
      </Suspense>
    );
  }
  /** Asks for it before it is shown, as soon as somebody is about to want it. */
  LazyPart.preload = () => {
    if (!loaded) ask();
  };
  return LazyPart;
}
