import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { databaseUrl, dataDir, sandboxUrl, serviceToken } from './stack';

/** The app once more, beside the one of the other tests and with the same records, under settings of its own. They may need its address. */
export async function startSecondApp(settings: (appUrl: string) => Promise<Readonly<Record<string, string>>>) {
  const port = await freePort();
  const appUrl = `http://localhost:${port}`;
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
    LOG_LEVEL: 'warn',
    ...(await settings(appUrl)),
  };
  const app = spawn(process.execPath, ['scripts/server/main.mjs', String(port)], { env, stdio: 'inherit' });
  await untilReady(app, `${appUrl}/api/health/live`);
  return {
    appUrl,
    stop: async () => {
      const ended = once(app, 'exit');
      app.kill('SIGTERM');
      await ended;
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
  throw new Error(`the second app ended with ${app.exitCode}`);
}
