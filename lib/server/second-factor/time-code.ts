import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds that one code is shown (RFC 6238, X). */
const period = 30;
const digits = 6;
/** How many steps the clock of a telephone may be off, either way. */
const drift = 1;
/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTimeCodeSecret(): string {
  return base32(randomBytes(secretBytes));
}

/** The time step of an instant. */
export function timeStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / period);
}

/** The code of a secret in base32 at a time step: TOTP by RFC 6238 with HMAC-SHA-1. */
export function timeCodeAt(secret: string, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** The step whose code this is, within the allowed drift; null when it is none of them. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const present = timeStep(now);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, at) => present - drift + at);
  return steps.find((step) => isEqual(timeCodeAt(secret, step), code)) ?? null;
}

/** The address an authenticator app reads from a QR code. */
export function timeCodeAddress(secret: string, { issuer, account }: { readonly issuer: string; readonly account: string }): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(digits), period: String(period) });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.toString().replaceAll('+', '%20')}`;
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
