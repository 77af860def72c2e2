import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the smallest service on the sandbox's database, as a process of its own. */
export async function startBareService(databaseUrl: string): Promise<{ url: string; stop: () => void }> {
  const program = spawn(process.execPath, ['--import', 'tsx', 'bench/baseline/bare-service.ts'], {
    env: { ...process.env, BARE_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const failed = once(program, 'exit').then(() => Promise.reject(new Error('the bare service ended before it listened')));
  const [port] = await Promise.race([once(program, 'message'), failed]);
  failed.catch(() => {});
  return { url: `http://127.0.0.1:${port}`, stop: () => program.kill() };
}
