import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

/** What each setting must look like, in the words of a refusal. */
const forms = {
  PORT: 'porta de 1 a 65535',
  APP_URL: 'endereço que as pessoas abrem, só a origem, como https://balcao.example',
  PAYMENTS_URL: 'endereço do serviço de pagamentos, https (ou http em loopback) e terminado em /v1',
  PAYMENTS_TOKEN: 'token da conta no serviço, sem espaços',
  DATABASE_URL: 'postgres://usuario:senha@servidor:porta/banco',
  AUTH_SECRET: 'segredo das sessões, pelo menos 32 caracteres',
  SEAL_KEY: 'chave que cifra o que é guardado, pelo menos 32 caracteres',
};

/** @typedef {keyof typeof forms} Name */

/** @type {Record<Name, (value: string) => boolean>} */
const wellFormed = {
  PORT: (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
  APP_URL: (value) => ['http:', 'https:'].includes(urlOf(value)?.protocol ?? '') && urlOf(value)?.origin === value.replace(/\/$/, ''),
  PAYMENTS_URL: (value) => {
    const url = urlOf(value);
    const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
    return safe && url.pathname.endsWith('/v1') && url.search === '' && url.hash === '';
  },
  PAYMENTS_TOKEN: (value) => /^\S{1,512}$/.test(value),
  DATABASE_URL: (value) => ['postgres:', 'postgresql:'].includes(urlOf(value)?.protocol ?? ''),
  AUTH_SECRET: (value) => value.length >= 32,
  SEAL_KEY: (value) => value.length >= 32,
};

/**
 * Whether the sandbox stands in for the service. A service that is half configured, or configured as nothing, is a mistake and not a wish
 * for the sandbox.
 * @param {Variables} variables
 */
export function wantsSandbox(variables) {
  return variables.PAYMENTS_URL === undefined && variables.PAYMENTS_TOKEN === undefined;
}

/**
 * What is wrong with the settings, one line for each, naming the variable and its form but never its value.
 * @param {Variables} variables
 * @returns {string[]}
 */
export function settingProblems(variables) {
  const required = requiredNames(variables);
  return names().flatMap((name) => {
    const value = variables[name];
    if (value === undefined) return required.has(name) ? [`${name} falta: ${forms[name]}`] : [];
    return wellFormed[name](value) ? [] : [`${name} não serve: ${forms[name]}`];
  });
}

/** A database of one's own means production: then nothing is made up. @param {Variables} variables @returns {Set<string>} */
function requiredNames(variables) {
  const service = wantsSandbox(variables) ? [] : ['PAYMENTS_URL', 'PAYMENTS_TOKEN'];
  const production = variables.DATABASE_URL === undefined ? [] : ['AUTH_SECRET', 'SEAL_KEY', ...(service.length > 0 ? ['APP_URL'] : [])];
  return new Set([...service, ...production]);
}

/**
 * The database of our own records. The demonstration's, whose passwords everybody knows, is never the one of the real account.
 * @param {Variables} variables
 */
export function databaseName(variables) {
  return wantsSandbox(variables) ? 'balcao' : 'balcao_real';
}

/** The settings of this process and of `.env.local`, which Next reads as well; the process has the last word. */
export function loadVariables() {
  const file = join(root, '.env.local');
  if (existsSync(file)) process.loadEnvFile?.(file);
  return process.env;
}

/** @param {URL} url */
export function isLoopback(url) {
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

/** @returns {Name[]} */
function names() {
  return /** @type {Name[]} */ (Object.keys(forms));
}

/** @param {string} text */
function urlOf(text) {
  return URL.canParse(text) ? new URL(text) : undefined;
}
