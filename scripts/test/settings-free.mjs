import { sandboxSettings } from '../../lib/settings/sandbox-settings.mjs';
import { serverSettings } from '../../lib/settings/server-settings.mjs';

const ours = new Set([...Object.keys(serverSettings.shape), ...Object.keys(sandboxSettings.shape), 'PORT', 'DATABASE_OWNER_URL']);

/**
 * The environment without our settings: tests must not meet the account somebody configured.
 * @param {NodeJS.Dict<string>} env
 * @returns {NodeJS.Dict<string>}
 */
export function settingsFree(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.has(name) && !/^(NEXTAUTH_|NODE_ENV$)/.test(name)));
}
