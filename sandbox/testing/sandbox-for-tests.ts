import { afterAll, beforeAll } from 'vitest';
import { readEnvironment, type VariantSet } from '@/sandbox/environment';
import { openSandbox, type Sandbox } from '@/sandbox/open-sandbox';
import { connectedTo, type TestSandbox } from './connected-to';
import { createSandboxHome, type SandboxHome } from './sandbox-home';

export type { TestSandbox } from './connected-to';
export { signedBy } from './signed-by';

/** A sandbox for the tests of one file, on a free port and with its own database. */
export function sandboxForTests(variant: VariantSet = 'base'): () => TestSandbox {
  let home: SandboxHome;
  let sandbox: Sandbox;

  beforeAll(async () => {
    home = await createSandboxHome();
    sandbox = await openSandbox(readEnvironment({ ...home.variables, SANDBOX_VARIANT: variant }), 'silent');
  });

  afterAll(async () => {
    await sandbox.close();
    await home.remove();
  });

  return () => connectedTo(sandbox.origin, home.databaseUrl);
}
