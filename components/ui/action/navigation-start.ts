'use client';

const started = new EventTarget();

/** Signals that a navigation started, whose page may take a while. */
export function startNavigation(href: string): void {
  if (new URL(href, window.location.href).href !== window.location.href) started.dispatchEvent(new Event('start'));
}

export function onNavigationStart(listener: () => void): () => void {
  started.addEventListener('start', listener);
  return () => started.removeEventListener('start', listener);
}
