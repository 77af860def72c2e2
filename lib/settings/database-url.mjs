import { z } from 'zod';
import { isLoopback, urlOf } from './forms.mjs';

/** A database elsewhere is spoken to by TLS, and only after its certificate was verified for its name. */
export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, abort: true }).refine((text) => {
  const url = new URL(text);
  if (isLoopback(url) || isSocket(url)) return true;
  const modes = ['sslmode', 'ssl'].flatMap((name) => url.searchParams.getAll(name));
  return modes.length === 1 && modes[0] === 'verify-full' && /[a-z]/i.test(url.hostname);
});

/** A folder in place of a host: a socket of this machine. @param {URL} url */
const isSocket = (url) => url.hostname.toLowerCase().startsWith('%2f');

/** @param {string} url */
export function databaseNameIn(url) {
  return decodeURIComponent(urlOf(url)?.pathname.slice(1) ?? '');
}

/** Whether a database's name marks it as a demonstration. Only those get demonstration staff with public passwords. @param {string} name */
export function isDemonstrationDatabase(name) {
  return /(^|[_-])(demo|sandbox)([_-]|$)/.test(name);
}
