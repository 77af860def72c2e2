'use client';

import { type ComponentType, createElement, Suspense, use, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What stands where a part could not come; it may ask for it again. */
type Missing<Props> = ComponentType<Props & { onRetry: () => void }>;

const Nothing = () => null;

/**
 * A part of a page that comes when it is first wanted. If it cannot come, because there is no network or the page is older than what is being
 * served, `Missing` stands in its place and the rest of the page stays as it is, with all that was typed into it. If it is refused again when it is
 * asked for, the page is loaded anew: forms keep what was typed over that.
 */
export function lazyPart<Props extends object>(load: Load<Props>, Missing: Missing<Props>, Waiting: ComponentType = Nothing) {
  let loaded: Promise<ComponentType<Props> | null> | undefined;
  /** It, once it came: who shows it from then on has it at once. */
  let arrived: ComponentType<Props> | undefined;
  const ask = () => {
    loaded = load().then(
      (part) => (arrived = part),
      () => {
        // Whoever wants it next asks anew.
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
