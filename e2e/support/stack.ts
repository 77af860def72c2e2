import { type ControlClient, controlClient } from '@/sandbox/control-client';

/** Where the app under test is; the stack of `npm run e2e` says it. */
export const appUrl = given('E2E_APP_URL');

export const sandboxUrl = () => given('E2E_SANDBOX_URL');

/** The control routes of the sandbox: what payers, banks and faulty networks do. */
export const sandbox: ControlClient = controlClient(sandboxUrl());

/** What the stack keeps: its database, and the folder of its files. */
export const databaseUrl = () => given('E2E_DATABASE_URL');
/** As the owner of the tables, because the app's user may not create any. */
export const databaseOwnerUrl = () => given('E2E_DATABASE_OWNER_URL');
export const dataDir = () => given('E2E_DATA_DIR');

/** The account of the app, as the commands of the sandbox name it. */
export const accountToken = 'sandbox';

/** The bearer token the app sends to the service; new in each run. */
export const serviceToken = () => given('E2E_SERVICE_TOKEN');

export const demoPassword = 'balcao-demo-2026';

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: use "npm run e2e"`);
  return value;
}
