import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A browser that signed in to an account before, as proved by its device cookie. */
export interface KnownDevice {
  readonly id: string;
  /** Derived from the password of that sign-in: a changed password makes the device unknown. */
  readonly passwordFingerprint: string;
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
  at: { secret: string; secure: boolean; now: Date },
): string {
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const expires = Math.floor(at.now.getTime() / 1000) + lifetimeDays * 86_400;
  const signed = `${id}.${expires}.${passwordFingerprint(passwordHash, at.secret)}`;
  const value = `${signed}.${mac(`device\n${normal(email)}\n${signed}`, at.secret)}`;
  const flags = `Path=/; Max-Age=${lifetimeDays * 86_400}; HttpOnly; SameSite=Strict${at.secure ? '; Secure' : ''}`;
  return `${cookieName(email, at)}=${value}; ${flags}`;
}

/** The device that a request's cookies prove for an account, if the cookie is ours and not expired. */
export function knownDevice(
  cookieHeader: string | null,
  email: string,
  at: { secret: string; secure: boolean; now: Date },
): KnownDevice | null {
  const name = `${cookieName(email, at)}=`;
  const value =
    (cookieHeader ?? '')
      .split(/;\s*/)
      .find((pair) => pair.startsWith(name))
      ?.slice(name.length) ?? '';
  const [, signed = '', id = '', expires = '', fingerprint = '', given = ''] =
    /^(([\w-]{22})\.(\d{1,12})\.([\w-]{16}))\.([\w-]{43})$/.exec(value) ?? [];
  if (id === '' || !equal(given, mac(`device\n${normal(email)}\n${signed}`, at.secret))) return null;
  return Number(expires) * 1000 > at.now.getTime() ? { id, passwordFingerprint: fingerprint } : null;
}

/** A value that changes with the password and reveals nothing of it. */
export function passwordFingerprint(passwordHash: string, secret: string): string {
  return mac(`password\n${passwordHash}`, secret).slice(0, 16);
}

/** One cookie per account, as several people may share a browser; its name does not reveal the account. */
function cookieName(email: string, { secret, secure }: { secret: string; secure: boolean }): string {
  return `${secure ? '__Host-' : ''}balcao-device-${mac(`name\n${normal(email)}`, secret).slice(0, 12)}`;
}

function mac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

const normal = (email: string) => email.trim().toLowerCase();
