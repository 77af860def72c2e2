import { z } from 'zod';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is on this machine. @param {URL} url */
export function isLoopback(url) {
  return loopback.includes(url.hostname);
}

/** @param {string} text */
export function urlOf(text) {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** https; plain http where it never leaves this machine. @param {URL} url */
const isPrivate = (url) => url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));

const privateUrl = z.url({ protocol: /^https?$/, abort: true }).refine((text) => isPrivate(new URL(text)));

/** The address people open. */
export const origin = privateUrl
  .refine((text) => new URL(text).origin === text.replace(/\/$/, ''))
  .transform((text) => new URL(text).origin);

/** The base address of the service: the rest of an address is ours to add. */
export const serviceUrl = privateUrl.refine((text) => {
  const { pathname, search, hash, username } = new URL(text);
  return pathname.endsWith('/v1') && `${search}${hash}${username}` === '';
});

/** @param {number} min @param {number} max */
export function wholeNumber(min, max) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

export const onOrOff = z.enum(['on', 'off']);

export const ipAddress = z.union([z.ipv4(), z.ipv6()]);

export const token = z.string().regex(/^[^\s\p{Cc}]{1,512}$/u);

export const file = z.string().regex(/^\P{Cc}+$/u);

/**
 * Items separated by commas; none without the setting.
 * @template {z.ZodType<unknown, string>} Item
 * @param {Item} item
 * @param {number} max
 */
export function list(item, max) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).max(max));
}

/** None, one, or two while one replaces the other. */
export const rotatedSecrets = list(z.string().min(16), 2);

/** A name with a port or without: what stands as `host` in an address. */
export const host = z.string().refine((text) => urlOf(`https://${text}`)?.host === text);
