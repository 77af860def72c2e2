'use client';

import { serviceWorkerPath } from '@/lib/client/trusted-scripts';

/** What our server needs to send notices to this browser. */
export interface GivenSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export type TurnedOn = { readonly state: 'on'; readonly subscription: GivenSubscription } | { readonly state: 'denied' | 'failed' };

/** Whether this browser takes notices of pages at all. */
export function takesNotices(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether this browser takes notices for us now. */
export async function hasSubscription(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) != null;
}

/** Asks for the browser's permission and subscribes. A subscription that is there already may be somebody else's, so it is replaced. */
export async function turnOn(publicKey: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { state: 'denied' };
  try {
    await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/', updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
    const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) return { state: 'failed' };
    return { state: 'on', subscription: { endpoint, p256dh: unpadded(p256dh), auth: unpadded(auth) } };
  } catch {
    return { state: 'failed' };
  }
}

/** Takes our service worker from this browser, and with it the subscription and the page it keeps. */
export async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Some browsers pad what they encode. */
const unpadded = (text: string) => text.replace(/=+$/, '');
