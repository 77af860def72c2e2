import { join } from 'node:path';
import { firstFreePort } from '../environment/ports.mjs';
import { askLoopback } from '../process/ask-loopback.mjs';
import { startProgram, waitUntilReady } from './program.mjs';
import { programs } from './programs.mjs';

const firstPort = 4010;

/**
 * Starts the sandbox of the payments service on free ports.
 * @param {object} options
 * @param {NodeJS.Dict<string>} options.env
 * @param {string} options.databaseUrl its own database
 * @param {string} options.dataDir where the certificates of its card interface are kept
 * @param {number} [options.appPort] promised to the app, which does not listen yet
 * @param {string} [options.log]
 * @param {import('./shutdown.mjs').StopList} options.stops
 */
export async function startSandbox({ env, databaseUrl, dataDir, appPort = 0, log, stops }) {
  const port = await firstFreePort(Number(env.SANDBOX_PORT ?? firstPort), new Set([appPort]));
  const cardPort = await firstFreePort(port === 0 ? 0 : port + 1, new Set([appPort, port]));
  const token = env.SANDBOX_TOKEN ?? 'sandbox';
  const settings = {
    SANDBOX_PORT: String(port),
    SANDBOX_CARD_PORT: String(cardPort),
    SANDBOX_DATABASE_URL: databaseUrl,
    SANDBOX_TOKEN: token,
    SANDBOX_CERTIFICATES: join(dataDir, 'sandbox-certificates'),
  };
  const program = startProgram({ name: 'The sandbox', args: programs.sandbox, env: { ...env, ...settings }, log });
  stops.add(program);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(program, `${url}/control/health`);
  return {
    url,
    pid: program.pid,
    token,
    cardPort,
    service: { SANDBOX: 'on', PAYMENTS_URL: `${url}/v1`, PAYMENTS_TOKEN: token, ...(await cardSettings(url)) },
  };
}

/** How the app reaches the card interface of the sandbox. @param {string} url @returns {Promise<Record<string, string>>} */
async function cardSettings(url) {
  const answer = await askLoopback(`${url}/control/card`);
  const { url: cardUrl, clientId, clientSecret, webhookSecret, certFile, keyFile, caFile } = JSON.parse(answer.text);
  return {
    CARD_URL: cardUrl,
    CARD_CLIENT_ID: clientId,
    CARD_CLIENT_SECRET: clientSecret,
    CARD_POSTBACK_SECRETS: webhookSecret,
    CARD_CERT_FILE: certFile,
    CARD_KEY_FILE: keyFile,
    CARD_CA_FILE: caFile,
  };
}
