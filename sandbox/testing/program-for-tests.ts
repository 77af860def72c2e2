import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll } from 'vitest';
import { connectedTo, type TestSandbox } from './connected-to';
import { createSandboxHome, type SandboxHome } from './sandbox-home';

/** The sandbox as a child process that can be killed and restarted with the same data. */
export interface TestProgram {
  start(): Promise<TestSandbox>;
  /** Kills it at once. */
  kill(): Promise<void>;
}

export function programForTests(): TestProgram {
  let home: SandboxHome;
  let program: ChildProcess | undefined;

  const kill = async () => {
    if (!program || program.exitCode !== null || program.signalCode !== null) return;
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
  };

  beforeAll(async () => {
    home = await createSandboxHome();
  });

  afterAll(async () => {
    await kill();
    await home.remove();
  });

  return {
    kill,
    async start() {
      const started = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
        env: { ...process.env, ...home.variables },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      program = started;
      for await (const line of createInterface(started.stdout)) {
        const { msg, origin } = JSON.parse(line);
        if (msg !== 'listening') continue;
        started.stdout.resume();
        return connectedTo(origin, home.databaseUrl);
      }
      throw new Error('the program ended before it listened');
    },
  };
}
