import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { keyIdOf } from '@/lib/server/environment/encryption-keys';
import { storeWebhookSecret } from '@/lib/server/inbox/signing/webhook-secrets';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { reEncrypt } from './re-encrypt';
import { rotatedServices } from './testing/rotated-services';

const office = officeForTests();

/** Runs what `npm run keys` asks before it drops anything. */
async function status(): Promise<{ readonly code: number | null; readonly text: string }> {
  const { databaseUrl, sealKey, sealKeysOld } = rotatedServices(office.services(), 'readable').environment;
  const program = ['--conditions=react-server', '--import', 'tsx', 'lib/server/privacy/at-rest/cli.ts'];
  const env = { ...process.env, DATABASE_URL: databaseUrl, SEAL_KEY: sealKey, SEAL_KEYS_OLD: sealKeysOld.join(',') };
  const command = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  command.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => command.on('close', resolve));
  return { code, text };
}

test('the command names what is under which key, and lets older keys be dropped once nothing is under one', async () => {
  const services = office.services();
  await storeWebhookSecret(services, 'wh1', 'whsec_of_a_webhook_that_calls_us', services.now());
  const rotated = rotatedServices(services, 'readable').environment;
  const older = await status();
  expect([older.code, older.text]).toEqual([1, expect.stringContaining(`1 under ${keyIdOf(services.environment.sealKey)}, an older key`)]);
  await reEncrypt(services.db, rotated);
  const current = await status();
  expect([current.code, current.text]).toEqual([0, expect.stringContaining('Nothing stored needs an older key.')]);
  expect(current.text).toContain(`1 under ${keyIdOf(rotated.sealKey)}, the current key`);
}, 30_000);
