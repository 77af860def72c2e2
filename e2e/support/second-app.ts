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

/**
 * A port that nobody listens on. Each worker of the tests has ten of its own, below those that a system gives out by itself: between the choice and the
 * start of the app nobody else takes it, whose answers would be read as ours.
 */
async function freePort(): Promise<number> {
  const first = 20_000 + (process.pid % 1_000) * 10;
  for (let port = first; port < first + 10; port += 1) {
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('there is no free port');
}

async function untilReady(app: ChildProcess, url: string): Promise<void> {
  while (app.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`the second app ended with ${app.exitCode}`);
}
