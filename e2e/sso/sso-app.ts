import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { databaseUrl, dataDir, sandboxUrl, serviceToken } from '@/e2e/support/stack';
import { demoSso } from '@/lib/settings/demonstration.mjs';
import { demonstrationPeople } from '@/sandbox/sso/people';
import { startSsoProvider } from '@/sandbox/sso/provider';

/** Who may still sign in with a password. */
export const emergencyEmail = 'admin@demo.example';

/**
 * The app once more, beside the one of the other tests and with the same records: here people sign in with a provider of single sign-on, and passwords
 * are off for all but one.
 */
export async function startSsoApp() {
  const port = await freePort();
  const appUrl = `http://localhost:${port}`;
  const provider = await startSsoProvider({ appUrl, people: demonstrationPeople });
  const secrets: Record<string, string> = JSON.parse(readFileSync(join(dataDir(), 'secrets.json'), 'utf8'));
  const env = {
    ...process.env,
    ...secrets,
    NODE_ENV: 'production' as const,
    APP_URL: appUrl,
    NEXTAUTH_URL: appUrl,
    DATABASE_URL: databaseUrl(),
    SANDBOX: 'on',
    PAYMENTS_URL: `${sandboxUrl()}/v1`,
    PAYMENTS_TOKEN: serviceToken(),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: demoSso.clientId,
    OIDC_CLIENT_SECRET: demoSso.clientSecret,
    OIDC_ROLES: demoSso.roles,
    OIDC_BREAK_GLASS: emergencyEmail,
    LOG_LEVEL: 'warn',
  };
  const app = spawn(process.execPath, ['scripts/server/main.mjs', String(port)], { env, stdio: 'inherit' });
  await untilReady(app, `${appUrl}/api/health/live`);
  return {
    appUrl,
    providerUrl: provider.issuer,
    stop: async () => {
      const ended = once(app, 'exit');
      app.kill('SIGTERM');
      await ended;
      await provider.close();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('there is no free port');
  return address.port;
}

async function untilReady(app: ChildProcess, url: string): Promise<void> {
  while (app.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`the app with single sign-on ended with ${app.exitCode}`);
}
