import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusal, settingProblems } from '../../lib/settings/setting-problems.mjs';
import { root } from '../root.mjs';
import { parseEnvFile } from './env-file.mjs';

/** @typedef {import('../../lib/settings/setting-rules.mjs').Variables} Variables */

/**
 * Whether the sandbox is used instead of the service: without any setting, or because SANDBOX says so. A service that is half configured, or
 * a database of one's own without a word about it, is a mistake and does not select the sandbox.
 * @param {Variables} variables
 */
export function wantsSandbox({ SANDBOX, PAYMENTS_URL, PAYMENTS_TOKEN, DATABASE_URL }) {
  if (PAYMENTS_URL !== undefined || PAYMENTS_TOKEN !== undefined) return false;
  return SANDBOX === 'on' || (SANDBOX === undefined && DATABASE_URL === undefined);
}

/**
 * What is wrong with the settings, one line for each.
 * @param {Variables} variables
 * @returns {string[]}
 */
export function startProblems(variables) {
  const { SANDBOX, PAYMENTS_URL, PAYMENTS_TOKEN } = variables;
  const contradiction = SANDBOX === 'on' && (PAYMENTS_URL !== undefined || PAYMENTS_TOKEN !== undefined);
  const problems = settingProblems(variables, requiredNames(variables));
  return contradiction
    ? [...problems, 'SANDBOX is wrong: with PAYMENTS_URL or PAYMENTS_TOKEN there is no demonstration; take one or the other away']
    : problems;
}

/** @param {Variables} variables */
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
  return wantsSandbox(variables) ? 'balcao_demo' : 'balcao_real';
}

/** Next would read these as well, after everything was checked. */
const unread = ['.env', '.env.production', '.env.development', '.env.production.local', '.env.development.local'];

/** The settings of this process and of `.env.local`, which Next reads as well; the process has the last word. @param {string} [folder] */
export function loadVariables(folder = root) {
  const found = unread.find((name) => existsSync(join(folder, name)));
  if (found) throw new Error(`Settings belong in the environment or in .env.local; move what is in ${found} there and delete the file.`);
  const file = join(folder, '.env.local');
  if (!existsSync(file)) return process.env;
  for (const [name, value] of Object.entries(parseEnvFile(readFileSync(file, 'utf8')))) process.env[name] ??= value;
  return process.env;
}

/** The settings, or a refusal that names everything that is wrong with them. @returns {Variables} */
export function checkedVariables() {
  const variables = loadVariables();
  const problems = startProblems(variables);
  if (problems.length > 0) throw new Error(refusal(problems));
  return variables;
}
