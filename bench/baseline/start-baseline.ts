import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const next = path.resolve('node_modules/next/dist/bin/next');

/** Route files by folder. The proxy accepts any path, as the gateway does. */
const routes = { empty: 'empty', 'proxied/[...path]': 'proxied' } as const;

/** Builds and starts a Next app with an empty route and a bare proxy: what a route costs without any code of ours. */
export async function startBaseline(service: string, token: string, port: number): Promise<{ url: string; stop: () => void }> {
  const folder = path.resolve('.data/bench-baseline');
  rmSync(folder, { recursive: true, force: true });
  for (const [route, name] of Object.entries(routes)) {
    mkdirSync(path.join(folder, 'app', route), { recursive: true });
    copyFileSync(`bench/baseline/${name}-route.js`, path.join(folder, 'app', route, 'route.js'));
  }
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  writeFileSync(
    path.join(folder, 'app/layout.js'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  writeFileSync(path.join(folder, 'next.config.mjs'), "export default { serverExternalPackages: ['undici'] };");
  // The app needs its own file, or the build would use the product's from the parent folder.
  writeFileSync(path.join(folder, 'instrumentation.js'), 'export function register() {}');
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    BASELINE_SERVICE: service,
    BASELINE_TOKEN: token,
  };
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: 'ignore' });
  const program = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], { cwd: folder, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/empty`, program);
  return { url, stop: () => program.kill() };
}

async function waitUntilReady(url: string, program: ChildProcess): Promise<void> {
  while (program.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('the baseline app ended before it answered');
}
