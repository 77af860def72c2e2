import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A browser that signed in to an account before, as proved by its device cookie. */
export interface KnownDevice {
  readonly id: string;
  /** Derived from the password of that sign-in: a changed password makes the device unknown. */
  readonly passwordFingerprint: string;
}

export interface DeviceCookieSettings {
  /** The first signs; all are accepted. */
  readonly secrets: readonly [string, ...string[]];
  readonly secure: boolean;
  readonly now: Date;
}

interface Account {
  readonly email: string;
  readonly passwordHash: string;
}

const lifetimeDays = 180;

/**
 * The device cookie set after a sign-in: `id.expires.mark.mac`, signed for one account. It grants nothing but exemption from delays that
 * strangers cause. Over https it is bound to the host.
 */
export function deviceCookie(
  { email, passwordHash }: Account,
  known: KnownDevice | null,
  { secrets: [secret], secure, now }: DeviceCookieSettings,
): string {
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const expires = Math.floor(now.getTime() / 1000) + lifetimeDays * 86_400;
  const signed = `${id}.${expires}.${passwordFingerprint(passwordHash, secret)}`;
  const value = `${signed}.${mac(`device\n${normal(email)}\n${signed}`, secret)}`;
  const flags = `Path=/; Max-Age=${lifetimeDays * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${cookieName(email, secret, secure)}=${value}; ${flags}`;
}

/** The device that a request's cookies prove for an account, if the cookie is ours and not expired. */
export function knownDevice(
  cookieHeader: string | null,
  email: string,
  { secrets, secure, now }: DeviceCookieSettings,
): KnownDevice | null {
  const pairs = (cookieHeader ?? '').split(/;\s*/);
  for (const secret of secrets) {
    const name = `${cookieName(email, secret, secure)}=`;
    const value = pairs.find((pair) => pair.startsWith(name))?.slice(name.length) ?? '';
    const device = deviceIn(value, email, secret, now);
    if (device) return device;
  }
  return null;
}

function deviceIn(value: string, email: string, secret: string, now: Date): KnownDevice | null {
  const [, signed = '', id = '', expires = '', fingerprint = '', given = ''] =
    /^(([\w-]{22})\.(\d{1,12})\.([\w-]{16}))\.([\w-]{43})$/.exec(value) ?? [];
  if (id === '' || !equal(given, mac(`device\n${normal(email)}\n${signed}`, secret))) return null;
  return Number(expires) * 1000 > now.getTime() ? { id, passwordFingerprint: fingerprint } : null;
}

/** Whether the password is still the one of the sign-in that made the device known. */
export function hasSamePassword(device: KnownDevice, passwordHash: string, { secrets }: DeviceCookieSettings): boolean {
  return secrets.some((secret) => device.passwordFingerprint === passwordFingerprint(passwordHash, secret));
}

/** A value that changes with the password and reveals nothing of it. */
function passwordFingerprint(passwordHash: string, secret: string): string {
  return mac(`password\n${passwordHash}`, secret).slice(0, 16);
}

/** One cookie per account, as several people may share a browser; its name does not reveal the account. */
function cookieName(email: string, secret: string, secure: boolean): string {
  return `${secure ? '__Host-' : ''}balcao-device-${mac(`name\n${normal(email)}`, secret).slice(0, 12)}`;
}

function mac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

const normal = (email: string) => email.trim().toLowerCase();
