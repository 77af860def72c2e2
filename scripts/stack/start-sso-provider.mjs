import { demoSso } from '../../lib/settings/demonstration.mjs';
import { firstFreePort } from '../environment/ports.mjs';
import { startProgram, waitUntilReady } from './program.mjs';
import { programs } from './programs.mjs';

const firstPort = 4030;

/**
 * Starts the demonstration's provider of single sign-on, and gives the settings by which the app uses it.
 * @param {object} options
 * @param {NodeJS.Dict<string>} options.env
 * @param {string} options.appUrl where people come back to
 * @param {number} options.appPort promised to the app, which does not listen yet
 * @param {string} [options.log]
 * @param {import('./shutdown.mjs').StopList} options.stops
 */
export async function startSsoProvider({ env, appUrl, appPort, log, stops }) {
  const port = await firstFreePort(firstPort, new Set([appPort]));
  const settings = { SSO_PORT: String(port), APP_URL: appUrl };
  const program = startProgram({ name: 'The provider of single sign-on', args: programs.sso, env: { ...env, ...settings }, log });
  stops.add(program);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(program, `${url}/.well-known/openid-configuration`);
  const { clientId, clientSecret, roles } = demoSso;
  return { url, settings: { OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ROLES: roles } };
}
