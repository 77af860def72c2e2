import 'server-only';
import { asc, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { webhookSecrets } from '@/lib/server/database/schema/callbacks-schema';
import { encryptText } from '@/lib/server/privacy/at-rest/encrypted-value';
import { decryptSecret, webhookSecretPlace } from '@/lib/server/privacy/at-rest/stored-secrets';
import type { Services } from '@/lib/server/services';

type SecretStore = Pick<Services, 'db' | 'environment'>;

/** Each signed delivery is checked against this many at most: more than an account has webhooks. */
const maxSecrets = 10;

/** Stores a webhook's secret, encrypted. Deletes its previous one, and the oldest beyond the maximum. */
export async function storeWebhookSecret(parts: SecretStore, webhookId: string, secret: string, now: Date): Promise<void> {
  const row = { webhookId, encrypted: encryptText(secret, webhookSecretPlace(webhookId), parts.environment), storedAt: now };
  await parts.db
    .insert(webhookSecrets)
    .values(row)
    .onConflictDoUpdate({ target: webhookSecrets.webhookId, set: { encrypted: row.encrypted, storedAt: now } });
  const newest = parts.db
    .select({ webhookId: webhookSecrets.webhookId })
    .from(webhookSecrets)
    .orderBy(desc(webhookSecrets.storedAt), asc(webhookSecrets.webhookId))
    .limit(maxSecrets);
  await parts.db.delete(webhookSecrets).where(notInArray(webhookSecrets.webhookId, newest));
}

export async function deleteWebhookSecret(db: Database, webhookId: string): Promise<void> {
  await db.delete(webhookSecrets).where(eq(webhookSecrets.webhookId, webhookId));
}

export function listStoredSecrets(db: Database) {
  return db
    .select({ webhookId: webhookSecrets.webhookId, storedAt: webhookSecrets.storedAt })
    .from(webhookSecrets)
    .orderBy(asc(webhookSecrets.storedAt));
}

/** Every secret a delivery to us may be signed with: the configured and the stored ones. */
export async function activeSecrets(parts: SecretStore): Promise<readonly string[]> {
  const rows = await parts.db.select().from(webhookSecrets);
  // A secret whose key is gone verifies nothing any more.
  const storedSecrets = rows.flatMap(
    ({ webhookId, encrypted }) => decryptSecret(encrypted, webhookSecretPlace(webhookId), parts.environment) ?? [],
  );
  return [...parts.environment.webhookSecrets, ...storedSecrets];
}
