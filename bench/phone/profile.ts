import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserFlags } from '@/bench/page-figures';

export interface Profile {
  readonly context: BrowserContext;
  /** Where another program of this machine drives the same browser, with the same cookies. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A browser with a profile of its own. Its port is chosen by the system, and the profile is gone when it closes. */
export async function openProfile(executablePath: string): Promise<Profile> {
  const folder = mkdtempSync(path.join(tmpdir(), 'balcao-phone-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...browserFlags, '--remote-debugging-port=0', '--remote-debugging-address=127.0.0.1'],
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
  });
  // The browser writes its port as the first line, before it takes its first command.
  const [port] = readFileSync(path.join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
  return {
    context,
    port: Number(port),
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
